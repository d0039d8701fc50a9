/// WOFF 1.0: the tables of a font, each compressed separately.
///
/// <https://www.w3.org/TR/WOFF/>
enum WOFFFile {
  /// Whether a file is WOFF: it begins with `wOFF`.
  static func isOne(_ file: FontData) -> Bool { BinaryReader(file).uint32(0) == 0x774F_4646 }

  /// Returns the font in a file.
  /// - Throws: ``FontError`` when the file is invalid or the font has more than 128 MiB.
  static func decoded(_ file: FontData) throws(FontError) -> [UInt8] {
    let reader = BinaryReader(file)
    guard let count = reader.uint16(12), (1...WOFF2File.mostTables).contains(count) else {
      throw FontError("its directory must list 1 to \(WOFF2File.mostTables) tables")
    }
    var font = FontFile()
    var total = 0
    for index in 0..<count {
      let record = 44 + 20 * index
      guard let name = reader.uint32(record), let offset = reader.uint32(record + 4),
        let stored = reader.uint32(record + 8), let length = reader.uint32(record + 12)
      else { throw FontError("it ends within its directory of \(count) tables") }
      let tag = Tag(rawValue: UInt32(truncatingIfNeeded: name))
      guard let part = reader.part(offset, stored), stored <= length else {
        throw FontError("it ends before its table \(tag) does")
      }
      guard !font.tags.contains(tag) else { throw FontError("it has table \(tag) twice") }
      total += length
      guard total <= WOFF2File.mostBytes else {
        throw FontError("its tables have more than 128 MiB, the limit")
      }
      var bytes = part.copy
      if stored < length {
        guard let whole = Zlib.decompressed(bytes, count: length) else {
          throw FontError("its table \(tag) cannot be decompressed")
        }
        bytes = whole
      }
      if tag == "head" {
        guard bytes.count >= 12 else { throw FontError("its table head is too short") }
        bytes.replaceSubrange(8..<12, with: [0, 0, 0, 0])  // checksumAdjustment, set by FontFile
      }
      font.add(tag: tag, bytes: bytes)
    }
    return font.encoded()
  }
}
