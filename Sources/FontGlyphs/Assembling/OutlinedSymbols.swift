internal import SymtextSymbols

/// The glyphs of outlined symbols, for rebuilding a font without the symbols that failed.
package struct OutlinedSymbols: Sendable {
  /// The rule by which overlaps are joined in these glyphs.
  private var joining: SymbolOutliner.Joining?
  /// The glyphs at each scale, in the font's order.
  private var glyphs: [Symbol: [SymbolGlyphs]] = [:]

  package init() {}

  /// Removes the glyphs if their overlaps were joined by another rule.
  mutating func keepOnly(_ joining: SymbolOutliner.Joining) {
    if self.joining != joining { glyphs = [:] }
    self.joining = joining
  }

  /// The glyphs of a symbol; `nil` when it is not outlined yet, or its drawing has changed.
  subscript(_ symbol: Symbol) -> [SymbolGlyphs]? {
    get { glyphs[symbol] }
    set { glyphs[symbol] = newValue }
  }
}
