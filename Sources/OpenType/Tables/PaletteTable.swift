/// The colours of painted glyphs, in several palettes.
///
/// <https://learn.microsoft.com/typography/opentype/spec/cpal>
package struct PaletteTable: FontTable {
  package static let tag: Tag = "CPAL"

  /// One set of colours.
  package struct Palette {
    /// 0xRRGGBBAA.
    package var colors: [UInt32]
    /// 1 for a light background, 2 for a dark one.
    package var type: UInt32
    /// The ID of the name for menus.
    package var nameID: Int

    package init(colors: [UInt32], type: UInt32, nameID: Int) {
      self.colors = colors
      self.type = type
      self.nameID = nameID
    }
  }

  /// All with the same number of colours.
  package var palettes: [Palette]
  /// The name ID of each colour.
  package var entryNames: [Int]

  package init(palettes: [Palette], entryNames: [Int]) {
    self.palettes = palettes
    self.entryNames = entryNames
  }

  /// Returns the table without the names of palettes and entries.
  /// - Parameter table: A table written by ``encode(into:)``.
  /// - Returns: The table, and the IDs of the names; `nil` for any other table.
  package static func withoutLabels(_ table: [UInt8]) -> (table: [UInt8], labels: Set<Int>)? {
    let reader = BinaryReader(FontData(table))
    guard reader.uint16(0) == 1, let count = reader.uint16(2), let palettes = reader.uint16(4),
      let labels = reader.uint32(12 + 2 * palettes + 4),
      labels + 2 * (palettes + count) == table.count
    else { return nil }
    var result = Array(table.prefix(labels))
    // The offsets of both lists of names.
    for index in 0..<8 { result[12 + 2 * palettes + 4 + index] = 0 }
    let numbers = (0..<palettes + count).compactMap { reader.uint16(labels + 2 * $0) }
    return (result, Set(numbers))
  }

  package func encode(into writer: inout BinaryWriter) throws(FontError) {
    let count = entryNames.count
    guard UInt16(exactly: count * palettes.count) != nil else {
      throw FontError("the drawings have \(count) colors; at most \(65_535 / palettes.count) fit")
    }
    writer.write(UInt16(1))  // version
    writer.write(UInt16(count))  // numPaletteEntries
    writer.write(UInt16(palettes.count))  // numPalettes
    writer.write(UInt16(count * palettes.count))  // numColorRecords
    let headerSize = 12 + 2 * palettes.count + 12
    let recordsSize = 4 * count * palettes.count
    writer.write(UInt32(headerSize))  // colorRecordsArrayOffset
    for index in palettes.indices { writer.write(UInt16(index * count)) }  // colorRecordIndices
    let types = headerSize + recordsSize
    writer.write(UInt32(types))  // paletteTypesArrayOffset
    writer.write(UInt32(types + 4 * palettes.count))  // paletteLabelsArrayOffset
    writer.write(UInt32(types + 6 * palettes.count))  // paletteEntryLabelsArrayOffset
    for palette in palettes {
      for color in palette.colors {
        writer.write(UInt8(truncatingIfNeeded: color >> 8))  // blue
        writer.write(UInt8(truncatingIfNeeded: color >> 16))  // green
        writer.write(UInt8(truncatingIfNeeded: color >> 24))  // red
        writer.write(UInt8(truncatingIfNeeded: color))  // alpha
      }
    }
    for palette in palettes { writer.write(palette.type) }
    for palette in palettes { writer.write(UInt16(palette.nameID)) }
    for name in entryNames { writer.write(UInt16(name)) }
  }
}
