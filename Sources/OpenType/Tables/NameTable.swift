/// The font's names, in English for the Windows platform.
///
/// <https://learn.microsoft.com/typography/opentype/spec/name>
package struct NameTable: FontTable {

  package init() {}
  package static let tag: Tag = "name"

  private var names: [(id: Int, text: String)] = []
  private var nextID = 256

  /// Sets a registered name.
  package mutating func set(_ id: Int, _ text: String) { names.append((id, text)) }

  /// Adds a custom name and returns its ID.
  package mutating func add(_ text: String) -> Int {
    names.append((nextID, text))
    nextID += 1
    return nextID - 1
  }

  /// Returns the table without some of its names.
  /// - Parameter table: A table written by ``encode(into:)``.
  package static func leavingOut(_ numbers: Set<Int>, from table: [UInt8]) -> [UInt8] {
    leavingOut(from: table) { numbers.contains($0) }
  }

  /// Returns the table without the names whose numbers meet a condition.
  /// - Parameter table: A table written by ``encode(into:)``.
  package static func leavingOut(
    from table: [UInt8], where isUnused: (Int) -> Bool
  ) -> [UInt8] {
    let reader = BinaryReader(FontData(table))
    guard let count = reader.uint16(2), let start = reader.uint16(4) else { return table }
    var records = BinaryWriter()
    var storage: [UInt8] = []
    var kept = 0
    for record in (0..<count).map({ 6 + 12 * $0 }) {
      guard let number = reader.uint16(record + 6), !isUnused(number),
        let length = reader.uint16(record + 8), let offset = reader.uint16(record + 10),
        start + offset + length <= table.count
      else { continue }
      records.write(bytes: Array(table[record..<record + 10]))
      records.write(UInt16(storage.count))  // stringOffset
      storage += table[start + offset..<start + offset + length]
      kept += 1
    }
    var writer = BinaryWriter()
    writer.write(UInt16(0))  // version
    writer.write(UInt16(kept))  // count
    writer.write(UInt16(6 + 12 * kept))  // storageOffset
    writer.write(bytes: records.bytes)
    writer.write(bytes: storage)
    return writer.bytes
  }

  package func encode(into writer: inout BinaryWriter) throws(FontError) {
    var storage: [UInt8] = []
    guard let storageOffset = UInt16(exactly: 6 + 12 * names.count) else {
      throw FontError("the font has \(names.count) names; at most 5,460 fit")
    }
    writer.write(UInt16(0))  // version
    writer.write(UInt16(names.count))  // count
    writer.write(storageOffset)
    for name in names.sorted(by: { $0.id < $1.id }) {
      let start = storage.count
      for unit in name.text.utf16 { storage += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
      writer.write(UInt16(3))  // platformID: Windows
      writer.write(UInt16(1))  // encodingID: Unicode BMP
      writer.write(UInt16(0x0409))  // languageID: English (United States)
      writer.write(UInt16(name.id))
      guard let length = UInt16(exactly: storage.count - start), let offset = UInt16(exactly: start)
      else {
        throw FontError(
          "the font's names take more than 65,535 bytes; shorten its copyright or its licence")
      }
      writer.write(length)
      writer.write(offset)  // stringOffset
    }
    writer.write(bytes: storage)
  }
}
