import SymtextTestSupport

/// A file of the Unicode Character Database from Debian's `unicode-data`, read byte by byte: some have a million cases,
/// and tests are built without optimisation.
struct UnicodeTestFile {
  /// A line that the tests cannot parse.
  struct Damaged: Error {}

  private let bytes: [UInt8]
  private var offset = 0

  init(_ name: String) throws {
    bytes = try PackageFiles.bytes("/usr/share/unicode/\(name)")
  }

  /// Returns the next line without its comment; `nil` at the end.
  mutating func nextLine() -> Range<Int>? {
    guard offset < bytes.count else { return nil }
    let start = offset
    while offset < bytes.count && bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
    let end = offset
    offset += 1
    guard start < end, bytes[start] != UInt8(ascii: "@") else { return start..<end }
    var hash = start
    while hash < end && bytes[hash] != UInt8(ascii: "#") { hash += 1 }
    return start..<hash
  }

  /// The bytes of a range.
  subscript(range: Range<Int>) -> ArraySlice<UInt8> { bytes[range] }

  /// Returns the text of a line.
  func text(_ line: Range<Int>) -> String { String(decoding: bytes[line], as: UTF8.self) }

  /// Returns the parts of a line between semicolons.
  func fields(_ line: Range<Int>) -> [Range<Int>] { parts(line) { $0 == UInt8(ascii: ";") } }

  /// Returns the words of a line.
  func words(_ line: Range<Int>) -> [Range<Int>] {
    parts(line) { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.filter { !$0.isEmpty }
  }

  private func parts(_ line: Range<Int>, isSeparator: (UInt8) -> Bool) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = line.lowerBound
    for index in line where isSeparator(bytes[index]) {
      parts.append(start..<index)
      start = index + 1
    }
    parts.append(start..<line.upperBound)
    return parts
  }

  /// Parses a decimal number; `nil` for anything else, such as the `x` of a level that is not compared.
  func number(_ word: Range<Int>) -> Int? {
    var value = 0
    for byte in bytes[word] {
      guard byte >= 0x30 && byte <= 0x39 else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    return word.isEmpty ? nil : value
  }

  /// Parses a hexadecimal number of capital digits; `nil` for anything else.
  func hexadecimal(_ word: Range<Int>) -> UInt32? {
    var value: UInt32 = 0
    for byte in bytes[word] {
      switch byte {
      case 0x30...0x39: value = value << 4 | UInt32(byte - 0x30)
      case 0x41...0x46: value = value << 4 | UInt32(byte - 0x37)
      default: return nil
      }
    }
    return word.isEmpty ? nil : value
  }

  /// Appends the UTF-8 of the character that a word names; false if it names none.
  func appendScalar(_ word: Range<Int>, to utf8: inout [UInt8]) -> Bool {
    guard let value = hexadecimal(word), let scalar = Unicode.Scalar(value) else { return false }
    utf8.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    return true
  }
}
