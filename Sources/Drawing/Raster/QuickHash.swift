/// A number that hardly two different keys have in common.
///
/// A few instructions for each part of a key; who chooses the keys can make hashes collide, which costs time
/// only.
struct QuickHash: Equatable {
  private var value: UInt64 = 0

  /// Adds a part of a key.
  @inline(__always)
  mutating func combine(_ part: Int) {
    value = (value ^ UInt64(truncatingIfNeeded: part)) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 32
  }

  /// Where to look first among slots.
  /// - Parameter count: a power of two.
  @inline(__always)
  func slot(of count: Int) -> Int { Int(truncatingIfNeeded: value) & (count - 1) }
}
