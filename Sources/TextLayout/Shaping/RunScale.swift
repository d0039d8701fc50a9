internal import SymtextFonts

/// The scale from the advances of a run's glyphs to points.
struct RunScale: Sendable {
  /// Points per font unit.
  var unit = 0.0
  /// The increase of advances by emboldening, in font units.
  var bold = 0.0
  /// In points.
  var letterSpacing = 0.0

  /// Returns the advance of a glyph, in points, including letter spacing.
  func advance(of glyph: PackedGlyph) -> Double {
    var own = ownAdvance(of: glyph)
    if glyph.marks.contains(.halved) { own /= 2 }
    return glyph.marks.contains(.spaced) ? own + letterSpacing : own
  }

  /// Returns the advance of the glyph itself, in points.
  func ownAdvance(of glyph: PackedGlyph) -> Double {
    HarfBuzzFont.emboldened(advance: Double(glyph.advance), by: bold) * unit
  }
}
