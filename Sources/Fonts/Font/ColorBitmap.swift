package import SymtextGraphics

/// A glyph's image in the font.
package struct ColorBitmap: Sendable {
  /// A PNG file.
  package var png: [UInt8]
  /// The box that the image fills, in points, y down, from the glyph's origin on the baseline.
  package var box: Rect
}
