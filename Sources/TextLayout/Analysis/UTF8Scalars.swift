/// The characters of a stretch of UTF-8 with their ranges; each ill-formed byte is U+FFFD.
struct UTF8Scalars: Sequence, IteratorProtocol {
  private let utf8: [UInt8]
  private let end: Int
  private var offset: Int

  init(_ utf8: [UInt8], in range: Range<Int>) {
    self.utf8 = utf8
    offset = range.lowerBound
    end = range.upperBound
  }

  mutating func next() -> (scalar: Unicode.Scalar, range: Range<Int>)? {
    guard offset < end else { return nil }
    let start = offset
    let lead = utf8[start]
    let length = lead < 0x80 ? 1 : lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    offset += 1
    guard length != 1 else { return (Unicode.Scalar(lead), start..<offset) }
    guard length > 0, start + length <= end else { return ("\u{FFFD}", start..<offset) }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for index in offset..<start + length {
      guard utf8[index] & 0xC0 == 0x80 else { return ("\u{FFFD}", start..<offset) }
      value = value << 6 | UInt32(utf8[index] & 0x3F)
    }
    guard let scalar = Unicode.Scalar(value) else { return ("\u{FFFD}", start..<offset) }
    offset = start + length
    return (scalar, start..<offset)
  }
}
