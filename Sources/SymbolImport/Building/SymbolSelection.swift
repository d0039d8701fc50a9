package import SymtextFontGlyphs
package import SymtextSymbols
internal import SymtextSupport

/// Selects the symbols of a font: drawings, generated variants, or only the requested ones.
struct SymbolSelection {
  private let drawn: [Symbol]
  private let variants: SymbolVariants

  /// - Parameter customizesDisplayOnly: Whether variants of display-only symbols are made, too.
  init(_ drawn: [Symbol], customizesDisplayOnly: Bool) {
    self.drawn = drawn
    variants = SymbolVariants(drawings: drawn, customizesDisplayOnly: customizesDisplayOnly)
  }

  /// Returns the drawings and the variants with the given names, and why the others cannot be made.
  func symbols(withVariants names: [String]) -> (symbols: [Symbol], failures: [SourceError]) {
    var symbols = drawn
    var failures: [SourceError] = []
    var known = ExactSet(drawn.map(\.name))
    for name in names where !known.contains(name) {
      do throws(SourceError) {
        let symbol = try symbol(named: name)
        if known.insert(symbol.name).inserted { symbols.append(symbol) }
      } catch {
        failures.append(error)
      }
    }
    return (Self.complete(symbols), failures)
  }

  /// Completes variants with metadata that depends on the other symbols: the variants of their base's forms, and
  /// aliases that begin with the number they show.
  private static func complete(_ symbols: [Symbol]) -> [Symbol] {
    var forms: ExactDictionary<[String: String]> = [:]
    for symbol in symbols { forms[symbol.name] = symbol.metadata.forms }
    var taken = ExactSet(symbols.flatMap { [$0.name] + $0.metadata.aliases })
    return symbols.map { symbol in
      guard let base = symbol.metadata.base,
        let variant = VariantName(
          symbol.name, isKnown: { $0 == base }, isSign: { _ in true })
      else { return symbol }
      var symbol = symbol
      for (language, form) in forms[base] ?? [:] {
        var same = variant
        same.base = form
        if let name = same.names.first(where: { forms[$0] != nil }) {
          symbol.metadata.forms[language] = name
        }
      }
      symbol.metadata.aliases += variant.numberNames.filter { taken.insert($0).inserted }
      return symbol
    }
  }

  /// Returns the symbols with the given names, and their forms for other languages and directions.
  func symbols(only names: [String]) throws(SourceError) -> [Symbol] {
    var symbols: [Symbol] = []
    var known: ExactSet = []
    var wanted = Array(names.reversed())
    var failures: [SourceError] = []
    while let name = wanted.popLast() {
      let symbol: Symbol
      do throws(SourceError) { symbol = try self.symbol(named: name) } catch {
        failures.append(error)
        continue
      }
      guard known.insert(symbol.name).inserted else { continue }
      symbols.append(symbol)
      wanted += symbol.metadata.forms.values
      if case .symbol(let form) = symbol.metadata.rightToLeft { wanted.append(form) }
    }
    if let error = SourceError(failures) { throw error }
    return Self.complete(symbols)
  }

  /// Returns whether a name is that of a drawing, or of a variant that can be generated or is refused.
  func has(_ name: String) -> Bool {
    (try? variants.symbol(named: name)) != nil
      || variants.displayOnlySymbol(customizedBy: name) != nil
  }

  private func symbol(named name: String) throws(SourceError) -> Symbol {
    if let symbol = variants.displayOnlySymbol(customizedBy: name) {
      throw SourceError(
        "\(name) is not made: \(symbol.metadata.restriction(of: symbol.name))", kind: .displayOnly)
    }
    do {
      return try variants.symbol(named: name)
    } catch {
      let endings = ["fill", "slash", "circle", "square", "rectangle", "badge"]
      let names = drawn.flatMap { symbol in
        [symbol.name] + endings.map { "\(symbol.name).\($0)" }
      }
      // A known suffix that cannot be generated for this symbol is no typing error.
      guard !names.contains(name) else { throw SourceError("\(error)") }
      let near = NameSuggestions.nearest(to: name, among: names)
      let advice = near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?"
      throw SourceError("\(error)\(advice)")
    }
  }
}

extension SymbolVariants {
  /// Makes variants as a font build does: badges show drawings, or symbols of the bundled library.
  package init(drawings: [Symbol], customizesDisplayOnly: Bool = false) {
    self.init(
      drawings, customizesDisplayOnly: customizesDisplayOnly, signs: BundledDrawings.symbol(named:))
  }
}
