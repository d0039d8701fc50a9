/// A fast, non-cryptographic hash.
///
/// It takes a few instructions per part of a key. Untrusted keys can cause collisions, which only cost time.
struct QuickHash: Equatable {
  private var value: UInt64 = 0

  /// Adds a part of a key.
  @inline(__always)
  mutating func combine(_ part: Int) {
    value = (value ^ UInt64(truncatingIfNeeded: part)) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 32
  }

  /// Returns the first slot to probe.
  /// - Parameter count: a power of two.
  @inline(__always)
  func slot(of count: Int) -> Int { Int(truncatingIfNeeded: value) & (count - 1) }
}
