package import SymtextOpenType

/// The parts of glyphs that ``Snapping`` aligns to rows of pixels.
package enum GlyphFitting: Hashable, Sendable {
  /// No alignment.
  case none
  /// The baseline, the heights of their font's letters, and horizontal strokes.
  case letters
  /// The middle and the horizontal strokes of a symbol beside text, or of the layers of one.
  ///
  /// - `whole`: the glyph of all layers, which are aligned as one.
  /// - `capHeight`: the text's cap height, in points; half of it is the symbol's middle.
  /// - `baselineShift`: the distance of the glyph's baseline above the text's, in points.
  case symbol(whole: GlyphID, capHeight: Double, baselineShift: Double)
}
