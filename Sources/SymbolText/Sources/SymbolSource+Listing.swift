internal import SymtextFontGlyphs
internal import SymtextSymbols

extension SymbolSource {
  /// Returns the properties of a symbol, or of a variant made on request.
  /// - Parameter name: a name or an alias, or a variant of either.
  /// - Throws: ``SymbolError`` with the nearest names if there is no such symbol.
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

  /// Returns the names of a symbol's variants.
  /// - Parameter name: the symbol's own name, not an alias.
  package func variants(of name: String) throws(SymbolError) -> [String] {
    try listing.filter { $0.metadata.base == name }.map(\.name)
  }
}
