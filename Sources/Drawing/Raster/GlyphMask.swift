/// The coverage of pixels by a glyph or another shape.
struct GlyphMask: Sendable {
  /// The first column, in pixels right of the glyph's origin.
  var left: Int
  /// The first row, in pixels above the baseline.
  var top: Int
  var width: Int
  var height: Int
  /// 0 to 255, rows from the top.
  var coverage: [UInt8]
}
