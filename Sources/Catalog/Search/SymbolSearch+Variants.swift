internal import SymtextSymbols
package import SymtextSymbolText

extension SymbolSearch {
  /// Returns the best matches, the first of them the symbol whose name the text is.
  ///
  /// A name may be that of a variant that is not stored: `cart.badge.plus`, also written `cart badge plus`. A name of one
  /// word is left to the ranking.
  /// - Parameters:
  ///   - source: the source of the symbols, which makes variants.
  ///   - most: the maximal number of matches.
  package func matches(
    _ text: String, in source: some SymbolSource, most: Int = .max
  ) -> [SymbolMatch] {
    let matches = self.matches(text, most: most)
    guard let named = Self.named(text, in: source) else { return matches }
    let others = matches.filter { $0.symbol.name != named.symbol.name }
    let score = max(matches.first?.score ?? 0, Self.nameScore)
    var first = named
    first.score = score + 1
    return Array(([first] + others).prefix(most))
  }

  /// The score of a name.
  private static let nameScore = 120.0

  /// Returns the symbol or variant with a name of several parts; `nil` if the text is no such name.
  private static func named(_ text: String, in source: some SymbolSource) -> SymbolMatch? {
    let parts = text.split { $0.isWhitespace }
    let name = (parts.count == 1 ? text.filter { !$0.isWhitespace } : parts.joined(separator: "."))
      .lowercased()
    guard name.contains("."), name.utf8.count <= longestName,
      let symbol = try? source.listed(named: name),
      symbol.metadata.base != nil || symbol.name == name
    else { return nil }
    return SymbolMatch(
      symbol: symbol, reason: symbol.name == name ? .name : .alias(name), score: 0)
  }

  /// The most bytes of a name that is tried.
  private static let longestName = 127
}
