/// Glyph substitution: here, one glyph for another under a feature that the user turns on.
///
/// <https://learn.microsoft.com/typography/opentype/spec/gsub>
struct GsubTable: FontTable {
  static let tag: Tag = "GSUB"

  /// A stylistic set: its tag, its name for menus, and the glyphs it exchanges.
  struct Feature {
    var tag: Tag
    var nameID: Int
    /// By rising source glyph.
    var substitutions: [(from: Int, to: Int)]
  }

  /// By tag.
  var features: [Feature]

  func encode(into writer: inout BinaryWriter) throws(FontError) {
    let scripts = scriptList()
    let featureList = self.featureList()
    writer.write(UInt32(0x0001_0000))  // majorVersion, minorVersion
    writer.write(UInt16(10))  // scriptListOffset
    writer.write(UInt16(10 + scripts.count))  // featureListOffset
    writer.write(UInt16(10 + scripts.count + featureList.count))  // lookupListOffset
    writer.write(bytes: scripts)
    writer.write(bytes: featureList)
    try writeLookups(into: &writer)
  }

  /// The default language of the default and the Latin script: all features.
  private func scriptList() -> [UInt8] {
    var writer = BinaryWriter()
    let tags: [Tag] = ["DFLT", "latn"]
    let tableSize = 4 + 6 + 2 * features.count
    writer.write(UInt16(tags.count))  // scriptCount
    for (index, tag) in tags.enumerated() {
      writer.write(tag)
      writer.write(UInt16(2 + 6 * tags.count + index * tableSize))  // scriptOffset
    }
    for _ in tags {
      writer.write(UInt16(4))  // defaultLangSysOffset
      writer.write(UInt16(0))  // langSysCount
      writer.write(UInt16(0))  // lookupOrderOffset
      writer.write(UInt16(0xFFFF))  // requiredFeatureIndex
      writer.write(UInt16(features.count))  // featureIndexCount
      for index in features.indices { writer.write(UInt16(index)) }
    }
    return writer.bytes
  }

  private func featureList() -> [UInt8] {
    var writer = BinaryWriter()
    writer.write(UInt16(features.count))  // featureCount
    for (index, feature) in features.enumerated() {
      writer.write(feature.tag)
      writer.write(UInt16(2 + 6 * features.count + index * 10))  // featureOffset
    }
    for (index, feature) in features.enumerated() {
      writer.write(UInt16(6))  // featureParamsOffset
      writer.write(UInt16(1))  // lookupIndexCount
      writer.write(UInt16(index))  // lookupListIndices
      writer.write(UInt16(0))  // FeatureParams.version
      writer.write(UInt16(feature.nameID))  // UINameID
    }
    return writer.bytes
  }

  private func writeLookups(into writer: inout BinaryWriter) throws(FontError) {
    let list = writer.count
    writer.write(UInt16(features.count))  // lookupCount
    let offsets = writer.count
    for _ in features { writer.write(UInt16(0)) }  // lookupOffsets, set below
    for (index, feature) in features.enumerated() {
      try writer.patch(offset16: writer.count - list, at: offsets + 2 * index)
      writer.write(UInt16(1))  // lookupType: single substitution
      writer.write(UInt16(0))  // lookupFlag
      writer.write(UInt16(1))  // subTableCount
      writer.write(UInt16(8))  // subtableOffset
      let subtable = writer.count
      writer.write(UInt16(2))  // format
      let coverage = writer.count
      writer.write(UInt16(0))  // coverageOffset, set below
      writer.write(UInt16(feature.substitutions.count))  // glyphCount
      for pair in feature.substitutions { writer.write(UInt16(pair.to)) }
      try writer.patch(offset16: writer.count - subtable, at: coverage)
      writeCoverage(feature.substitutions.map(\.from), into: &writer)
    }
  }

  private func writeCoverage(_ glyphs: [Int], into writer: inout BinaryWriter) {
    var ranges: [(start: Int, end: Int, index: Int)] = []
    for (index, glyph) in glyphs.enumerated() {
      if let last = ranges.last, last.end + 1 == glyph {
        ranges[ranges.count - 1].end = glyph
      } else {
        ranges.append((glyph, glyph, index))
      }
    }
    writer.write(UInt16(2))  // format
    writer.write(UInt16(ranges.count))  // rangeCount
    for range in ranges {
      writer.write(UInt16(range.start))
      writer.write(UInt16(range.end))
      writer.write(UInt16(range.index))  // startCoverageIndex
    }
  }
}
