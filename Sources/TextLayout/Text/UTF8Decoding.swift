/// Decodes characters from valid UTF-8.
enum UTF8Decoding {
  /// Returns the character at a byte, and its length in bytes.
  static func scalar(_ utf8: [UInt8], at offset: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let first = utf8[offset]
    let length = length(first)
    guard length > 1, offset + length <= utf8.count else {
      return (Unicode.Scalar(first < 0x80 ? first : 0x3F), 1)
    }
    var value = UInt32(first) & (0xFF >> UInt32(length + 1))
    for byte in utf8[offset + 1..<offset + length] { value = value << 6 | UInt32(byte & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }

  /// Returns whether the character at a byte is invisible: a soft hyphen, a joiner, a directional mark or similar.
  ///
  /// <https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point>
  static func isIgnorable(_ utf8: [UInt8], at offset: Int) -> Bool {
    utf8[offset] >= 0x80 && scalar(utf8, at: offset).scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Returns the length of a character in bytes, from its first byte.
  static func length(_ first: UInt8) -> Int {
    first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
  }
}
