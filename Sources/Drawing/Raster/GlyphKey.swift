internal import OpenType
internal import Fonts
internal import TextLayout

/// What decides how a glyph's pixels look.
struct GlyphKey: Equatable {
  /// What decides how a font's pixels look.
  struct FontKey: Equatable {
    var face: Int
    /// Pixels per em in 64ths.
    var size: Int
    var coordinates: DesignCoordinates
    var synthesis: FontSynthesis

    var quickHash: QuickHash {
      var hash = QuickHash()
      hash.combine(face)
      hash.combine(size)
      for (tag, value) in coordinates.values {
        hash.combine(Int(tag.rawValue))
        hash.combine(Int(bitPattern: UInt(value.bitPattern)))
      }
      return hash
    }
  }

  /// The number of the font in its renderer.
  var font: Int
  var glyph: GlyphID
  /// The part of a pixel by which it is moved right, in quarters.
  var quarter: Int

  @inline(__always)
  var quickHash: QuickHash {
    var hash = QuickHash()
    hash.combine(font)
    hash.combine(Int(glyph.rawValue) << 2 | quarter)
    return hash
  }
}
