internal import SymtextOpenType

/// A font subset for the grid of the page: glyphs with consecutive characters, and only the tables for outlines and
/// their variations.
///
/// Glyphs are copied byte for byte, with their components.
struct GalleryFont {
  private let directory: FontDirectory
  private let offsets: [Int]
  private let glyf: BinaryReader
  private let metrics: [(advance: Int, leftSideBearing: Int)]
  private let gvar: BinaryReader?

  /// - Returns: `nil` if the font has no TrueType outlines or is damaged.
  init?(_ data: FontData) {
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
    gvar = directory["gvar"]
  }

  /// The first character of a subset.
  static let firstCharacter: UInt32 = 0xF_0000

  /// Returns the font file.
  /// - Parameters:
  ///   - glyphs: The glyphs with their characters.
  ///   - middle: The height of the symbols' middle above the baseline, in font units. The middle of the line is at the
  ///     same height, so that a page centres symbols without metrics.
  /// - Throws: ``FontError`` if the font is damaged, or Brotli is not installed.
  func file(
    _ glyphs: [(glyph: GlyphID, character: UInt32)], middle: Int
  ) throws(FontError) -> [UInt8] {
    var order = [0]
    var places = [0: 0]
    func place(_ glyph: Int) -> Int {
      if let place = places[glyph] { return place }
      places[glyph] = order.count
      order.append(glyph)
      return order.count - 1
    }
    let mapping = glyphs.map {
      CmapTable.Entry(character: $0.character, glyph: place(Int($0.glyph.rawValue)))
    }
    var records: [[UInt8]] = []
    while records.count < order.count {
      records.append(try record(order[records.count], place: place))
    }
    var file = FontFile()
    addOutlines(records, to: &file)
    let widths = HmtxTable(metrics: order.map { metrics[$0] })
    try file.add(widths)
    try file.add(CmapTable(mapping: mapping))
    if let gvar { file.add(tag: "gvar", bytes: try variations(gvar, order)) }
    for tag in ["avar", "maxp", "prep", "gasp"] as [Tag] {
      if let table = directory[tag] { file.add(tag: tag, bytes: table.copy) }
    }
    if let axis = directory["fvar"], let parts = FvarTable.withoutInstances(axis.copy) {
      file.add(tag: "fvar", bytes: parts.table)
    }
    try addDescription(order.count, widths.advanceCount, middle, to: &file)
    return try WOFF2File.encoded(file.encoded())
  }

  // MARK: Outlines

  /// Returns the bytes of a glyph, with component indices of the subset.
  private func record(_ glyph: Int, place: (Int) -> Int) throws(FontError) -> [UInt8] {
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

  private func addOutlines(_ records: [[UInt8]], to file: inout FontFile) {
    var glyf: [UInt8] = []
    var loca = BinaryWriter()
    for record in records {
      loca.write(UInt32(clamping: glyf.count))
      glyf += record
      while glyf.count % 4 != 0 { glyf.append(0) }
    }
    loca.write(UInt32(clamping: glyf.count))
    file.add(tag: "glyf", bytes: glyf)
    file.add(tag: "loca", bytes: loca.bytes)
  }

  /// Returns the table `gvar` of glyphs.
  ///
  /// <https://learn.microsoft.com/typography/opentype/spec/gvar>
  private func variations(_ table: BinaryReader, _ order: [Int]) throws(FontError) -> [UInt8] {
    guard let axes = table.uint16(4), let sharedCount = table.uint16(6),
      let sharedOffset = table.uint32(8), let flags = table.uint16(14),
      let start = table.uint32(16), let shared = table.part(sharedOffset, 2 * axes * sharedCount)
    else { throw FontError("the font's table gvar is too short") }
    func offset(_ index: Int) -> Int? {
      flags & 1 != 0 ? table.uint32(20 + 4 * index) : table.uint16(20 + 2 * index).map { 2 * $0 }
    }
    var data: [UInt8] = []
    var ends = [0]
    for glyph in order {
      guard let from = offset(glyph), let to = offset(glyph + 1), to >= from,
        let part = table.part(start + from, to - from)
      else { throw FontError("the font's table gvar is damaged at glyph \(glyph)") }
      data += part.copy
      while data.count % 4 != 0 { data.append(0) }
      ends.append(data.count)
    }
    var writer = BinaryWriter()
    writer.write(UInt32(0x0001_0000))  // version
    writer.write(UInt16(clamping: axes))  // axisCount
    writer.write(UInt16(clamping: sharedCount))  // sharedTupleCount
    let header = 20 + 4 * ends.count
    writer.write(UInt32(clamping: header))  // sharedTuplesOffset
    writer.write(UInt16(clamping: order.count))  // glyphCount
    writer.write(UInt16(1))  // flags: long offsets
    writer.write(UInt32(clamping: header + shared.count))  // glyphVariationDataArrayOffset
    for end in ends { writer.write(UInt32(clamping: end)) }
    writer.write(bytes: shared.copy)
    writer.write(bytes: data)
    return writer.bytes
  }

  private func addDescription(
    _ glyphCount: Int, _ advanceCount: Int, _ middle: Int, to file: inout FontFile
  ) throws(FontError) {
    func changed(_ tag: Tag, _ places: [Int: Int]) throws(FontError) {
      var bytes = try directory.table(tag).copy
      for (place, value) in places {
        guard place + 1 < bytes.count else {
          throw FontError("the font's table \(tag) is too short")
        }
        bytes[place] = UInt8(truncatingIfNeeded: value >> 8)
        bytes[place + 1] = UInt8(truncatingIfNeeded: value)
      }
      file.add(tag: tag, bytes: bytes)
    }
    guard let em = directory["head"]?.uint16(18) else {
      throw FontError("the font's table head is too short")
    }
    let (top, bottom) = (middle + em / 2, middle - em / 2)
    try changed("head", [50: 1])  // indexToLocFormat: long
    try changed("maxp", [4: glyphCount])
    try changed("hhea", [4: top, 6: bottom, 8: 0, 34: advanceCount])
    // Typographic and Windows metrics are the same, so that all browsers have the same line height.
    try changed("OS/2", [68: top, 70: bottom, 72: 0, 74: max(top, 0), 76: max(-bottom, 0)])
    var names = NameTable()
    for (id, text) in [1: "Gallery", 2: "Regular", 4: "Gallery", 6: "Gallery"] {
      names.set(id, text)
    }
    try file.add(names)
    if let post = directory["post"] {
      file.add(tag: "post", bytes: [0, 3, 0, 0] + post.copy.dropFirst(4).prefix(28))
    }
  }
}
