/// The glyph records in `glyf`, located by `loca`.
///
/// <https://learn.microsoft.com/typography/opentype/spec/loca>
struct GlyphLocations {
  /// The start of each glyph, and the end of the last; ascending, in bytes.
  private let offsets: [Int]
  /// Whether `loca` has 32-bit offsets.
  let isLong: Bool
  private let glyphs: BinaryReader

  init(_ font: FontDirectory) throws(FontError) {
    guard let count = try font.table("maxp").uint16(4) else {
      throw FontError("the font's table maxp is too short")
    }
    guard let format = try font.table("head").uint16(50), format <= 1 else {
      throw FontError("the font's table head has an invalid indexToLocFormat")
    }
    isLong = format == 1
    glyphs = try font.table("glyf")
    let loca = try font.table("loca")
    var offsets: [Int] = []
    offsets.reserveCapacity(count + 1)
    for index in 0...count {
      guard let offset = isLong ? loca.uint32(4 * index) : loca.uint16(2 * index).map({ 2 * $0 }),
        offset >= offsets.last ?? 0, offset <= glyphs.count
      else { throw FontError("the font's table loca is damaged at glyph \(index)") }
      offsets.append(offset)
    }
    self.offsets = offsets
  }

  /// The number of glyphs.
  var count: Int { offsets.count - 1 }

  /// Reads a glyph.
  /// - Parameter index: 0 up to ``count``.
  func glyph(_ index: Int) throws(FontError) -> GlyphRecord {
    let record = try record(index)
    do {
      return try GlyphRecord(record)
    } catch {
      throw FontError("the font's glyph \(index) is damaged: \(error)")
    }
  }

  /// Returns the glyphs, each aligned to four bytes, as WOFF2 decoders place them.
  ///
  /// The sanitizer of browsers rejects a font that is restored to more bytes than the file declares. 16-bit offsets
  /// remain when they still reach all glyphs.
  func aligned() throws(FontError) -> (glyf: [UInt8], loca: [UInt8], isLong: Bool) {
    var glyf = BinaryWriter()
    var starts: [Int] = []
    for index in 0..<count {
      starts.append(glyf.count)
      glyf.write(bytes: try record(index).copy)
      glyf.pad(to: 4)
    }
    starts.append(glyf.count)
    let isLong = isLong || glyf.count > 2 * 0xFFFF
    var loca = BinaryWriter()
    for start in starts {
      if isLong {
        loca.write(UInt32(clamping: start))
      } else {
        loca.write(UInt16(clamping: start / 2))
      }
    }
    return (glyf.bytes, loca.bytes, isLong)
  }

  private func record(_ index: Int) throws(FontError) -> BinaryReader {
    guard let record = glyphs.part(offsets[index], offsets[index + 1] - offsets[index]) else {
      throw FontError("the font has no glyph \(index)")
    }
    return record
  }
}
