/// The mapping from characters to glyphs.
///
/// <https://learn.microsoft.com/typography/opentype/spec/cmap>
package struct CmapTable: FontTable {
  package static let tag: Tag = "cmap"

  /// A character and its glyph.
  package struct Entry: Hashable, Sendable {
    package var character: UInt32
    package var glyph: Int

    package init(character: UInt32, glyph: Int) {
      self.character = character
      self.glyph = glyph
    }
  }

  /// In any order, without duplicates.
  package var mapping: [Entry]

  package init(mapping: [Entry]) {
    self.mapping = mapping
  }

  package func encode(into writer: inout BinaryWriter) throws(FontError) {
    let sorted = mapping.sorted { $0.character < $1.character }
    let basic = format4(sorted.filter { $0.character < 0xFFFF })
    let full = format12(sorted)
    writer.write(UInt16(0))  // version
    writer.write(UInt16(4))  // numTables
    let start = 4 + 8 * 4
    for (platform, encoding, offset) in [
      (0, 3, start), (0, 4, start + basic.count), (3, 1, start), (3, 10, start + basic.count),
    ] {
      writer.write(UInt16(platform))
      writer.write(UInt16(encoding))
      writer.write(UInt32(offset))
    }
    writer.write(bytes: basic)
    writer.write(bytes: full)
  }

  /// Returns runs of consecutive characters with consecutive glyphs.
  private func runs(
    _ mapping: [Entry]
  ) -> [(start: UInt32, end: UInt32, glyph: Int)] {
    var runs: [(start: UInt32, end: UInt32, glyph: Int)] = []
    for entry in mapping {
      let (character, glyph) = (entry.character, entry.glyph)
      if let last = runs.last, last.end + 1 == character,
        last.glyph + Int(character - last.start) == glyph
      {
        runs[runs.count - 1].end = character
      } else {
        runs.append((character, character, glyph))
      }
    }
    return runs
  }

  private func format4(_ mapping: [Entry]) -> [UInt8] {
    let segments = runs(mapping) + [(0xFFFF, 0xFFFF, 0)]
    var power = 1
    var exponent = 0
    while power * 2 <= segments.count {
      power *= 2
      exponent += 1
    }
    var writer = BinaryWriter()
    writer.write(UInt16(4))  // format
    writer.write(UInt16(16 + 8 * segments.count))  // length
    writer.write(UInt16(0))  // language
    writer.write(UInt16(segments.count * 2))  // segCountX2
    writer.write(UInt16(power * 2))  // searchRange
    writer.write(UInt16(exponent))  // entrySelector
    writer.write(UInt16((segments.count - power) * 2))  // rangeShift
    for segment in segments { writer.write(UInt16(segment.end)) }
    writer.write(UInt16(0))  // reservedPad
    for segment in segments { writer.write(UInt16(segment.start)) }
    for segment in segments {
      writer.write(
        UInt16(
          truncatingIfNeeded: segment.glyph - Int(segment.start)
            + (segment.start == 0xFFFF ? 0x1_0000 : 0)))
    }
    for _ in segments { writer.write(UInt16(0)) }  // idRangeOffsets
    return writer.bytes
  }

  private func format12(_ mapping: [Entry]) -> [UInt8] {
    let groups = runs(mapping)
    var writer = BinaryWriter()
    writer.write(UInt16(12))  // format
    writer.write(UInt16(0))  // reserved
    writer.write(UInt32(16 + 12 * groups.count))  // length
    writer.write(UInt32(0))  // language
    writer.write(UInt32(groups.count))  // numGroups
    for group in groups {
      writer.write(group.start)
      writer.write(group.end)
      writer.write(UInt32(group.glyph))
    }
    return writer.bytes
  }
}
