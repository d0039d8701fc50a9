/// How outlines move between masters.
///
/// <https://learn.microsoft.com/typography/opentype/spec/gvar>
package struct GvarTable: FontTable {
  package static let tag: Tag = "gvar"

  package var regions: [VariationRegion]
  /// For each glyph and region the deltas of its points and of its four phantom points; none for a region
  /// that it does not vary in.
  package var glyphs: [[[(x: Int, y: Int)]]]

  package init(regions: [VariationRegion], glyphs: [[[(x: Int, y: Int)]]]) {
    self.regions = regions
    self.glyphs = glyphs
  }

  package func encode(into writer: inout BinaryWriter) throws(FontError) {
    var data = BinaryWriter()
    var offsets = [0]
    for deltas in glyphs {
      try encode(deltas, into: &data)
      data.pad(to: 4)
      offsets.append(data.count)
    }
    let headerSize = 20 + 4 * offsets.count
    writer.write(UInt32(0x0001_0000))  // majorVersion, minorVersion
    writer.write(UInt16(1))  // axisCount
    writer.write(UInt16(regions.count))  // sharedTupleCount
    writer.write(UInt32(headerSize))  // sharedTuplesOffset
    writer.write(UInt16(glyphs.count))  // glyphCount
    writer.write(UInt16(1))  // flags: 32-bit offsets
    writer.write(UInt32(headerSize + 2 * regions.count))  // glyphVariationDataArrayOffset
    for offset in offsets { writer.write(UInt32(offset)) }
    for region in regions { writer.write(f2Dot14: region.peak) }
    writer.write(bytes: data.bytes)
  }

  private func encode(
    _ deltas: [[(x: Int, y: Int)]], into data: inout BinaryWriter
  ) throws(FontError) {
    var headers: [(size: Int, region: Int)] = []
    var serialized = BinaryWriter()
    serialized.write(UInt8(0))  // shared point numbers: all points
    for (region, tuple) in deltas.enumerated()
    where tuple.contains(where: { $0.x != 0 || $0.y != 0 }) {
      let start = serialized.count
      PackedDeltas.encode(tuple.map(\.x), into: &serialized)
      PackedDeltas.encode(tuple.map(\.y), into: &serialized)
      headers.append((serialized.count - start, region))
    }
    guard !headers.isEmpty else { return }
    data.write(UInt16(0x8000 | headers.count))  // tupleVariationCount, SHARED_POINT_NUMBERS
    let sizes = headers.map { regions[$0.region].isIntermediate ? 8 : 4 }
    data.write(UInt16(4 + sizes.reduce(0, +)))  // dataOffset
    for header in headers {
      guard let size = UInt16(exactly: header.size) else {
        throw FontError("the deltas of one glyph take \(header.size) bytes; at most 65,535 fit")
      }
      data.write(size)  // variationDataSize
      let region = regions[header.region]
      guard region.isIntermediate else {
        data.write(UInt16(header.region))  // tupleIndex: a shared tuple
        continue
      }
      data.write(UInt16(0x4000 | header.region))  // tupleIndex: INTERMEDIATE_REGION
      data.write(f2Dot14: region.start)  // intermediateStartTuple
      data.write(f2Dot14: region.end)  // intermediateEndTuple
    }
    data.write(bytes: serialized.bytes)
  }
}
