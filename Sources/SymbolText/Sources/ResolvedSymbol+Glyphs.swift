internal import SymtextFontGlyphs
internal import SymtextOpenType
internal import SymtextSymbols

extension ResolvedSymbol {
  /// The glyphs that draw it, as a whole and in layers.
  var drawnGlyphs: [GlyphID] { [glyph] + layers.compactMap { $0.glyphs[scale] } }
}
