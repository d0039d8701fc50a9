internal import FontGlyphs

extension SymbolSource {
  /// What is known of a symbol.
  /// - Parameter name: its name or an alias.
  /// - Throws: ``SymbolError`` when there is no such symbol, with the nearest names.
  package func listed(named name: String) throws(SymbolError) -> ListedSymbol {
    let listing = try listing
    if let symbol = listing.first(where: { $0.name == name }) { return symbol }
    if let symbol = listing.first(where: { $0.metadata.aliases.contains(name) }) { return symbol }
    throw .noSymbol(named: name, among: listing.flatMap { [$0.name] + $0.metadata.aliases })
  }

  /// The names of the symbols that are variants of another.
  /// - Parameter name: that of the other one, no alias.
  package func variants(of name: String) throws(SymbolError) -> [String] {
    try listing.filter { $0.metadata.base == name }.map(\.name)
  }
}
