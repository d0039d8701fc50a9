internal import SymtextFontGlyphs
internal import SymtextSymbols

extension SymbolSource {
  /// What is known of a symbol, or of a variant that is made.
  /// - Parameter name: its name or an alias, or a variant's of either.
  /// - Throws: ``SymbolError`` when there is no such symbol, with the nearest names.
  package func listed(named name: String) throws(SymbolError) -> ListedSymbol {
    let listing = try listing
    if let symbol = listing.first(where: { $0.name == name }) { return symbol }
    if let symbol = listing.first(where: { $0.metadata.aliases.contains(name) }) { return symbol }
    let names = Set(listing.flatMap { [$0.name] + $0.metadata.aliases })
    if var variant = VariantName(name, isKnown: { names.contains($0) }) {
      let base = listing.first { $0.metadata.aliases.contains(variant.base) }
      variant.base = base?.name ?? variant.base
      if let symbol = listing.first(where: { variant.names.contains($0.name) }) { return symbol }
      if let made = try self.variant(named: name) { return made }
    }
    throw .noSymbol(named: name, among: listing.flatMap { [$0.name] + $0.metadata.aliases })
  }

  /// The names of the symbols that are variants of another.
  /// - Parameter name: that of the other one, no alias.
  package func variants(of name: String) throws(SymbolError) -> [String] {
    try listing.filter { $0.metadata.base == name }.map(\.name)
  }
}
