package import SymtextOpenType

/// What of glyphs is brought onto rows of pixels where that is asked for (``Snapping``).
package enum GlyphFitting: Hashable, Sendable {
  /// Nothing: they are drawn as they are.
  case none
  /// The baseline, the heights of their font's letters, and horizontal strokes.
  case letters
  /// The middle and the horizontal strokes of a symbol beside text, or of layers that make up one.
  ///
  /// - `whole`: the glyph of all layers, which are fitted as one.
  /// - `capHeight`: of the text, in points; half of it is the symbol's middle.
  /// - `baselineShift`: how far the glyph's baseline lies above the text's, in points.
  case symbol(whole: GlyphID, capHeight: Double, baselineShift: Double)
}
