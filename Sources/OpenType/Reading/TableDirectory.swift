/// The tables of a TrueType font file, read where they are.
///
/// <https://learn.microsoft.com/typography/opentype/spec/otff#table-directory>
struct TableDirectory {
  private var tables: [Tag: BinaryReader] = [:]

  /// The most bytes of tables that are read, 128 MiB: more than fonts have, and less than memory.
  static let mostBytes = 1 << 27

  /// The most tables of a font; known fonts have at most some thirty.
  static let mostTables = 255

  /// - Throws: ``FontError`` when the file has other outlines than TrueType's, or is damaged.
  init(_ file: BinaryReader) throws(FontError) {
    guard let version = file.uint32(0), version == 0x0001_0000 else {
      throw FontError(
        "the file is no font with TrueType outlines: it does not begin with 00 01 00 00")
    }
    guard let count = file.uint16(4), (1...Self.mostTables).contains(count) else {
      throw FontError("the font's directory must list 1 to \(Self.mostTables) tables")
    }
    var size = 0
    for index in 0..<count {
      let record = 12 + 16 * index
      guard let number = file.uint32(record), let offset = file.uint32(record + 8),
        let length = file.uint32(record + 12)
      else { throw FontError("the font ends within its directory of \(count) tables") }
      let tag = Tag(rawValue: UInt32(truncatingIfNeeded: number))
      guard let table = file.part(offset, length) else {
        throw FontError("the font ends before its table \(tag) does")
      }
      guard tables.updateValue(table, forKey: tag) == nil else {
        throw FontError("the font has table \(tag) twice")
      }
      size += length
      guard size <= Self.mostBytes else {
        throw FontError("the font's tables have more than 128 MiB, the most that is read")
      }
    }
  }

  /// The tags of all tables, sorted.
  var tags: [Tag] { tables.keys.sorted() }

  /// A table, if it is there.
  subscript(tag: Tag) -> BinaryReader? { tables[tag] }

  /// A table that must be there.
  func table(_ tag: Tag) throws(FontError) -> BinaryReader {
    guard let table = tables[tag] else { throw FontError("the font has no table \(tag)") }
    return table
  }
}
