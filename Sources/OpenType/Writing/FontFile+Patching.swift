extension FontFile {
  /// Sets 16-bit numbers of a table.
  /// - Parameter values: the numbers by their offsets, in bytes.
  /// - Throws: ``FontError`` if the font has no such table, or it is too short.
  package mutating func set(_ values: [Int: Int], in tag: Tag) throws(FontError) {
    guard var bytes = self[tag] else { throw FontError("the font has no table \(tag)") }
    for (place, value) in values {
      guard place + 1 < bytes.count else { throw FontError("the font's table \(tag) is too short") }
      bytes[place] = UInt8(truncatingIfNeeded: value >> 8)
      bytes[place + 1] = UInt8(truncatingIfNeeded: value)
    }
    add(tag: tag, bytes: bytes)
  }
}
