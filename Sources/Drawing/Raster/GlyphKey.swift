internal import OpenType
internal import TextLayout

/// What decides how a glyph's pixels look.
struct GlyphKey: Hashable {
  /// What decides how a font's pixels look.
  struct FontKey: Hashable {
    var face: Int
    /// Pixels per em in 64ths.
    var size: Int
    var coordinates: DesignCoordinates
    var synthesis: FontSynthesis
  }

  /// The number of the font in its renderer.
  var font: Int
  var glyph: GlyphID
  /// The part of a pixel by which it is moved right, in quarters.
  var quarter: Int
}
