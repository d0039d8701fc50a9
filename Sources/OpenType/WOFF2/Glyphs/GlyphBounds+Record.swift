extension GlyphBounds {
  static let zero = GlyphBounds(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// Reads the bounds in a glyph's record.
  init(_ cursor: inout BinaryCursor) throws(FontError) {
    let minX = try cursor.int16()
    let minY = try cursor.int16()
    let maxX = try cursor.int16()
    self.init(minX: minX, minY: minY, maxX: maxX, maxY: try cursor.int16())
  }

  func write(to writer: inout BinaryWriter) {
    for value in [minX, minY, maxX, maxY] { writer.write(Int16(clamping: value)) }
  }
}
