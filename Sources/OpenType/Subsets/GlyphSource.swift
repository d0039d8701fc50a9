/// The glyphs of a TrueType font, of which a ``GlyphSubset`` has some.
package struct GlyphSource: Sendable {
  /// The font's tables.
  package let directory: FontDirectory
  /// The advance and left side bearing of every glyph.
  package let metrics: [(advance: Int, leftSideBearing: Int)]
  private let offsets: [Int]
  private let glyf: BinaryReader

  /// - Returns: `nil` if the font has no TrueType outlines or is damaged.
  package init?(_ data: FontData) {
    guard let directory = try? FontDirectory(data), let glyf = directory["glyf"],
      let loca = directory["loca"], let head = directory["head"],
      let count = directory["maxp"]?.uint16(4), let format = head.uint16(50)
    else { return nil }
    metrics = directory.horizontalMetrics
    guard metrics.count == count else { return nil }
    var offsets: [Int] = []
    for index in 0...count {
      guard
        let offset = format == 1 ? loca.uint32(4 * index) : loca.uint16(2 * index).map({ 2 * $0 }),
        offset >= offsets.last ?? 0, offset <= glyf.count
      else { return nil }
      offsets.append(offset)
    }
    (self.directory, self.offsets, self.glyf) = (directory, offsets, glyf)
  }

  /// Returns the bytes of a glyph, with other numbers of its components.
  /// - Throws: ``FontError`` if the font has no such glyph, or it is damaged.
  func record(_ glyph: Int, place: (Int) -> Int) throws(FontError) -> [UInt8] {
    guard glyph + 1 < offsets.count,
      let record = glyf.part(offsets[glyph], offsets[glyph + 1] - offsets[glyph])
    else { throw FontError("the font has no glyph \(glyph)") }
    var bytes = record.copy
    guard let contours = record.int16(0), contours < 0 else { return bytes }
    var offset = 10
    while true {
      guard let flags = record.uint16(offset), let component = record.uint16(offset + 2) else {
        throw FontError("the font's glyph \(glyph) is damaged")
      }
      let new = place(component)
      bytes[offset + 2] = UInt8(truncatingIfNeeded: new >> 8)
      bytes[offset + 3] = UInt8(truncatingIfNeeded: new)
      // The arguments have one or two bytes each. After them comes a scale, two scales, or a matrix.
      offset += 4 + (flags & 0x1 != 0 ? 4 : 2)
      offset += flags & 0x8 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0
      if flags & 0x20 == 0 { return bytes }
    }
  }
}
