/// The bounding box that a glyph's record states, in font units, y up.
struct GlyphBounds: Hashable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  static let zero = GlyphBounds(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// The box around all points of an outline, control points too; `nil` without points.
  init?(_ outline: Outline) {
    guard let box = outline.bounds else { return nil }
    self.init(minX: box.minX, minY: box.minY, maxX: box.maxX, maxY: box.maxY)
  }

  init(_ cursor: inout BinaryCursor) throws(FontError) {
    minX = try cursor.int16()
    minY = try cursor.int16()
    maxX = try cursor.int16()
    maxY = try cursor.int16()
  }

  private init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  func write(to writer: inout BinaryWriter) {
    for value in [minX, minY, maxX, maxY] { writer.write(Int16(clamping: value)) }
  }
}
