/// A font file made of tables.
public struct FontFile: Sendable {
  private var tables: [Tag: [UInt8]] = [:]

  package init() {}

  /// The tags of the tables, in the directory's order.
  public var tags: [Tag] { tables.keys.sorted() }

  package mutating func add(_ table: some FontTable) throws(FontError) {
    let tag = type(of: table).tag
    var writer = BinaryWriter()
    do {
      try table.encode(into: &writer)
    } catch {
      throw FontError("table \(tag): \(error)")
    }
    tables[tag] = writer.bytes
  }

  package mutating func add(tag: Tag, bytes: [UInt8]) { tables[tag] = bytes }

  /// Removes a table.
  package mutating func remove(_ tag: Tag) { tables[tag] = nil }

  /// Returns the bytes of a table; `nil` when it does not exist.
  package subscript(tag: Tag) -> [UInt8]? { tables[tag] }

  /// Returns the bytes of the font file.
  ///
  /// Equal tables give equal bytes. With a table `CFF `, the file is of the PostScript kind.
  ///
  /// <https://learn.microsoft.com/typography/opentype/spec/otff#organization-of-an-opentype-font>
  public func encoded() -> [UInt8] {
    let tags = self.tags
    var powerOfTwo = 1
    var exponent = 0
    while powerOfTwo * 2 <= tags.count {
      powerOfTwo *= 2
      exponent += 1
    }
    var writer = BinaryWriter()
    // sfntVersion: PostScript outlines, else TrueType
    writer.write(tables["CFF "] == nil ? Tag(rawValue: 0x0001_0000) : "OTTO")
    writer.write(UInt16(tags.count))  // numTables
    writer.write(UInt16(powerOfTwo * 16))  // searchRange
    writer.write(UInt16(exponent))  // entrySelector
    writer.write(UInt16((tags.count - powerOfTwo) * 16))  // rangeShift
    var offset = 12 + 16 * tags.count
    var headOffset: Int?
    for tag in tags {
      let bytes = tables[tag] ?? []
      if tag == "head" { headOffset = offset }
      writer.write(tag)
      writer.write(Self.checksum(bytes))
      writer.write(UInt32(offset))
      writer.write(UInt32(bytes.count))
      offset += (bytes.count + 3) & ~3
    }
    for tag in tags {
      writer.write(bytes: tables[tag] ?? [])
      writer.pad(to: 4)
    }
    var file = writer.bytes
    if let headOffset {
      // checkSumAdjustment makes the checksum of the whole file equal to this constant.
      let adjustment = 0xB1B0_AFBA &- Self.checksum(file)
      for index in 0..<4 {
        file[headOffset + 8 + index] = UInt8(
          truncatingIfNeeded: adjustment >> (24 - 8 * UInt32(index)))
      }
    }
    return file
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0
    for (index, byte) in bytes.enumerated() {
      sum &+= UInt32(byte) << (24 - 8 * UInt32(index & 3))
    }
    return sum
  }
}
