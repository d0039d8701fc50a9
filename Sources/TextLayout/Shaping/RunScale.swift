internal import SymtextFonts

/// What turns the advances of a run's glyphs into points.
struct RunScale: Sendable {
  /// Points per font unit.
  var unit = 0.0
  /// What is added to advances, in font units.
  var bold = 0.0
  /// In points.
  var letterSpacing = 0.0

  /// How far a glyph moves the pen, in points, with the space between letters that stands behind it.
  func advance(of glyph: PackedGlyph) -> Double {
    var own = ownAdvance(of: glyph)
    if glyph.marks.contains(.halved) { own /= 2 }
    return glyph.marks.contains(.spaced) ? own + letterSpacing : own
  }

  /// How far a glyph moves the pen by itself, in points.
  func ownAdvance(of glyph: PackedGlyph) -> Double {
    HarfBuzzFont.emboldened(advance: Double(glyph.advance), by: bold) * unit
  }
}
