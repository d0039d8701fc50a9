public import Geometry

/// A glyph that the font holds as an image.
public struct ColorBitmap: Sendable {
  /// A PNG file.
  public var png: [UInt8]
  /// The box that the image fills, in points, y down, from the glyph's origin on the baseline.
  public var box: Rect
}
