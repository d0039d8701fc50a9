internal import SymtextSupport
internal import SymtextFontGlyphs
internal import SymtextSymbols

extension SymbolSource {
  /// Returns the properties of a symbol, or of a variant made on request.
  /// - Parameter name: a name or an alias, or a variant of either.
  /// - Throws: ``SymbolError`` with the nearest names if there is no such symbol.
  package func listed(named name: String) throws(SymbolError) -> ListedSymbol {
    if let libraries = self as? SymbolLibraries,
      let (source, library, symbol) = try libraries.source(of: name)
    {
      var own = SymbolLibraries([source], includesBundled: false)
      own.available = libraries.available
      var listed = try own.listed(named: symbol)
      listed.name = "\(library):\(listed.name)"
      return listed
    }
    let listing = try listing
    if let symbol = listing.first(where: { $0.name.hasBytes(of: name) }) { return symbol }
    let aliases = Self.aliases(listing)
    if let symbol = aliases[name] { return symbol }
    let names = ExactSet(listing.map(\.name))
    if var variant = VariantName(name, isKnown: { names.contains($0) || aliases[$0] != nil }) {
      variant.base = aliases[variant.base]?.name ?? variant.base
      if let symbol = listing.first(where: { variant.names.contains($0.name) }) { return symbol }
    }
    if let made = try self.variant(named: name) { return made }
    if var libraries = self as? SymbolLibraries, let available = libraries.available {
      libraries.available = nil
      let later = try libraries.listed(named: name)
      if let error = libraries.refusal(later.name, since: later.metadata.since, available) {
        throw error
      }
    }
    throw .noSymbol(named: name, among: listing.flatMap { [$0.name] + $0.metadata.aliases })
  }

  /// Returns the symbols by their aliases, without aliases that are names of other symbols' variants.
  private static func aliases(_ listing: [ListedSymbol]) -> ExactDictionary<ListedSymbol> {
    let drawn = ExactSet(listing.filter { $0.metadata.base == nil }.map(\.name))
    var aliases: ExactDictionary<ListedSymbol> = [:]
    for symbol in listing {
      for alias in symbol.metadata.aliases where aliases[alias] == nil {
        let variant = VariantName(alias, isKnown: { drawn.contains($0) })
        guard variant.map({ $0.base == symbol.name || $0.names.contains(symbol.name) }) ?? true
        else { continue }
        aliases[alias] = symbol
      }
    }
    return aliases
  }

  /// Returns the names of a symbol's variants.
  /// - Parameter name: the symbol's own name, not an alias.
  package func variants(of name: String) throws(SymbolError) -> [String] {
    try listing.filter { $0.metadata.base == name }.map(\.name)
  }
}
