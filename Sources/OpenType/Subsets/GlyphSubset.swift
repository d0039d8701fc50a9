/// Some glyphs of a font under new numbers, copied byte for byte with their components and variations.
package struct GlyphSubset: Sendable {
  private let source: GlyphSource
  /// The source's glyphs by their new numbers.
  private var order = [0]
  private var places = [0: 0]

  /// Begins with glyph 0.
  package init(of source: GlyphSource) { self.source = source }

  /// Returns the new number of a glyph, which it adds if it is missing.
  package mutating func place(_ glyph: GlyphID) -> Int { place(Int(glyph.rawValue)) }

  private mutating func place(_ glyph: Int) -> Int {
    if let place = places[glyph] { return place }
    places[glyph] = order.count
    order.append(glyph)
    return order.count - 1
  }

  /// Adds the components of all glyphs, and writes the tables of outlines, metrics and variations, and those that the
  /// program for hints needs.
  /// - Throws: ``FontError`` if the font is damaged.
  package mutating func addTables(to file: inout FontFile) throws(FontError) {
    var records: [[UInt8]] = []
    let source = source
    while records.count < order.count {
      let glyph = order[records.count]
      records.append(try source.record(glyph) { place($0) })
    }
    addOutlines(records, to: &file)
    let widths = HmtxTable(metrics: order.map { source.metrics[$0] })
    try file.add(widths)
    let directory = source.directory
    if let gvar = directory["gvar"] { file.add(tag: "gvar", bytes: try variations(gvar)) }
    for tag in ["avar", "fvar", "prep", "gasp"] as [Tag] {
      if let table = directory[tag] { file.add(tag: tag, bytes: table.copy) }
    }
    for tag in ["head", "maxp", "hhea"] as [Tag] {
      file.add(tag: tag, bytes: try directory.table(tag).copy)
    }
    try file.set([50: 1], in: "head")  // indexToLocFormat: long
    try file.set([4: order.count], in: "maxp")  // numGlyphs
    try file.set([34: widths.advanceCount], in: "hhea")  // numberOfHMetrics
  }

  /// Writes the variations of advances, so that layout need not read outlines.
  /// - Throws: ``FontError`` if the table cannot be written.
  package func addAdvances(to file: inout FontFile) throws(FontError) {
    guard let variations = source.directory[HvarTable.tag].flatMap(AdvanceVariations.init),
      let regions = variations.regions
    else { return }
    let deltas = order.map { variations.deltas(of: GlyphID(UInt32(clamping: $0))) }
    let none = regions.map { _ in 0 }
    try file.add(HvarTable(regions: regions, deltas: deltas.map { $0 ?? none }))
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

  /// Returns the table `gvar` of the glyphs.
  ///
  /// <https://learn.microsoft.com/typography/opentype/spec/gvar>
  private func variations(_ table: BinaryReader) throws(FontError) -> [UInt8] {
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
}
