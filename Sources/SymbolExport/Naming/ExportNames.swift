internal import SymtextSupport

/// The names of symbols on a platform.
package struct ExportNames: Sendable {
  private var names: ExactDictionary<String> = [:]
  /// The symbols whose names are reserved or begin with a digit, with their names on the platform.
  package private(set) var changed: [(symbol: String, name: String)] = []

  /// - Parameters:
  ///   - symbols: the symbols' own names.
  ///   - prefix: a word before each name; empty for none.
  ///   - reserved: the names that the target's own declarations have, or that would meet them.
  /// - Throws: ``ExportError`` if two symbols would have one name, also where only capitals differ, because some disks
  ///   do not tell them apart.
  package init(
    _ symbols: [String], _ scheme: NameScheme, _ language: NameLanguage = .files,
    prefix: String = "", overrides: NameOverrides = NameOverrides(), reserved: [String] = []
  ) throws(ExportError) {
    var taken: ExactDictionary<String> = [:]
    let prefixWords = NameWords.words(of: prefix)
    for symbol in symbols {
      let words = NameWords.words(of: overrides.name(of: symbol))
      guard !words.isEmpty else {
        throw ExportError(
          "`\(symbol)` has no letters or digits for a name in \(language.rawValue); give it one in a file of names"
        )
      }
      let name = language.identifier(prefixWords + words, scheme, reserved: reserved)
      if name != scheme.joined(prefixWords + words) { changed.append((symbol, name)) }
      if let other = taken[name.lowercased()] {
        throw ExportError(symbol, meets: other, at: "\(name) in \(language.rawValue)")
      }
      taken[name.lowercased()] = symbol
      names[symbol] = name
    }
  }

  /// The name of a symbol on the platform.
  package subscript(symbol: String) -> String { names[symbol] ?? symbol }
}
