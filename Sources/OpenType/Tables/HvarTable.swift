/// How advance widths vary, so that layout need not read outlines.
///
/// <https://learn.microsoft.com/typography/opentype/spec/hvar>
package struct HvarTable: FontTable {
  package static let tag: Tag = "HVAR"

  package var regions: [VariationRegion]
  /// For each glyph the change of its advance in every region.
  package var deltas: [[Int]]

  package init(regions: [VariationRegion], deltas: [[Int]]) {
    self.regions = regions
    self.deltas = deltas
  }

  package func encode(into writer: inout BinaryWriter) {
    writer.write(UInt32(0x0001_0000))  // majorVersion, minorVersion
    writer.write(UInt32(20))  // itemVariationStoreOffset
    writer.write(UInt32(0))  // advanceWidthMappingOffset: by glyph index
    writer.write(UInt32(0))  // lsbMappingOffset
    writer.write(UInt32(0))  // rsbMappingOffset

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
    writer.write(UInt16(deltas.count))  // itemCount
    // Columns of words come first, those of bytes after them.
    let words = regions.indices.last { region in
      deltas.contains { Int8(exactly: $0[region]) == nil }
    }
    let wordCount = words.map { $0 + 1 } ?? 0
    writer.write(UInt16(wordCount))  // wordDeltaCount
    writer.write(UInt16(regions.count))  // regionIndexCount
    for index in regions.indices { writer.write(UInt16(index)) }
    for row in deltas {
      for delta in row[..<wordCount] { writer.write(Int16(clamping: delta)) }
      for delta in row[wordCount...] { writer.write(Int8(clamping: delta)) }
    }
  }
}
