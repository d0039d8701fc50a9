/// The variation of advance widths, so that layout need not read outlines.
///
/// <https://learn.microsoft.com/typography/opentype/spec/hvar>
package struct HvarTable: FontTable {
  package static let tag: Tag = "HVAR"

  package var regions: [VariationRegion]
  /// For each glyph, the change of its advance in every region.
  package var deltas: [[Int]]

  package init(regions: [VariationRegion], deltas: [[Int]]) {
    self.regions = regions
    self.deltas = deltas
  }

  package func encode(into writer: inout BinaryWriter) {
    // Many glyphs have equal deltas.
    var places: [[Int]: Int] = [:]
    var rows: [[Int]] = []
    var map: [Int] = []
    for row in deltas {
      let place = places[row] ?? rows.count
      if place == rows.count {
        places[row] = place
        rows.append(row)
      }
      map.append(place)
    }
    let all = store(deltas)
    let few = store(rows)
    let isMapped = few.count + 4 + 2 * map.count < all.count
    let store = isMapped ? few : all
    writer.write(UInt32(0x0001_0000))  // majorVersion, minorVersion
    writer.write(UInt32(20))  // itemVariationStoreOffset
    // advanceWidthMappingOffset; without a map, rows are by glyph index
    writer.write(UInt32(isMapped ? 20 + store.count : 0))
    writer.write(UInt32(0))  // lsbMappingOffset
    writer.write(UInt32(0))  // rsbMappingOffset
    writer.write(bytes: store)
    guard isMapped else { return }
    // DeltaSetIndexMap: two-byte entries that contain only the inner index.
    writer.write(UInt8(0))  // format
    writer.write(UInt8(0x1F))  // entryFormat
    writer.write(UInt16(map.count))  // mapCount
    for place in map { writer.write(UInt16(place)) }
  }

  /// Returns the item variation store of rows of deltas.
  private func store(_ rows: [[Int]]) -> [UInt8] {
    var writer = BinaryWriter()
    let regionListSize = 4 + 6 * regions.count
    writer.write(UInt16(1))  // ItemVariationStore.format
    writer.write(UInt32(12))  // variationRegionListOffset
    writer.write(UInt16(1))  // itemVariationDataCount
    writer.write(UInt32(12 + regionListSize))  // itemVariationDataOffsets[0]
    writer.write(UInt16(1))  // axisCount
    writer.write(UInt16(regions.count))  // regionCount
    for region in regions {
      writer.write(f2Dot14: region.start)
      writer.write(f2Dot14: region.peak)
      writer.write(f2Dot14: region.end)
    }
    writer.write(UInt16(rows.count))  // itemCount
    // Columns of words precede those of bytes.
    let words = regions.indices.last { region in
      rows.contains { Int8(exactly: $0[region]) == nil }
    }
    let wordCount = words.map { $0 + 1 } ?? 0
    writer.write(UInt16(wordCount))  // wordDeltaCount
    writer.write(UInt16(regions.count))  // regionIndexCount
    for index in regions.indices { writer.write(UInt16(index)) }
    for row in rows {
      for delta in row[..<wordCount] { writer.write(Int16(clamping: delta)) }
      for delta in row[wordCount...] { writer.write(Int8(clamping: delta)) }
    }
    return writer.bytes
  }
}
