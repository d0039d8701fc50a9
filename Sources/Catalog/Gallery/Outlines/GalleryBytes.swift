/// Numbers as bytes, small ones as one: seven bits each, the lowest first, and a mark where more follow.
struct GalleryBytes: Sendable {
  private(set) var bytes: [UInt8] = []

  /// Writes a number that is not negative.
  mutating func write(_ number: Int) {
    var rest = UInt(bitPattern: max(number, 0))
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes a number of either sign: 0, −1, 1, −2 are 0, 1, 2, 3, and so on.
  mutating func write(signed number: Int) { write(number < 0 ? -2 * number - 1 : 2 * number) }

  /// Writes what others wrote.
  mutating func append(_ other: GalleryBytes) { bytes += other.bytes }
}
