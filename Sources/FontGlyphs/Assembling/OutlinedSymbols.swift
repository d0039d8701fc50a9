internal import SymtextSymbols

/// The glyphs of symbols that are outlined already, for a font that is built again without those that failed.
package struct OutlinedSymbols: Sendable {
  /// Which overlaps are joined in these glyphs.
  private var joining: SymbolOutliner.Joining?
  /// Of each scale, in the font's order.
  private var glyphs: [Symbol: [SymbolGlyphs]] = [:]

  package init() {}

  /// Forgets glyphs whose overlaps were joined by another rule.
  mutating func keepOnly(_ joining: SymbolOutliner.Joining) {
    if self.joining != joining { glyphs = [:] }
    self.joining = joining
  }

  /// The glyphs of a symbol; `nil` when it is not outlined yet, or was drawn otherwise.
  subscript(_ symbol: Symbol) -> [SymbolGlyphs]? {
    get { glyphs[symbol] }
    set { glyphs[symbol] = newValue }
  }
}
