/// Writes numbers as bytes: seven bits each, the lowest first, with a bit that marks continuation.
struct GalleryBytes: Sendable {
  private(set) var bytes: [UInt8] = []

  /// Writes a non-negative number.
  mutating func write(_ number: Int) {
    var rest = UInt(bitPattern: max(number, 0))
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes a signed number: 0, −1, 1, −2 become 0, 1, 2, 3, and so on.
  mutating func write(signed number: Int) { write(number < 0 ? -2 * number - 1 : 2 * number) }

  mutating func append(_ other: GalleryBytes) { bytes += other.bytes }
}
