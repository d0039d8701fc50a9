/// A set of palette indices.
struct NumberSet {
  private var words = SIMD4<UInt64>()

  /// The greatest; `nil` if the set is empty.
  var last: UInt8? {
    for word in [3, 2, 1, 0] where words[word] != 0 {
      return UInt8(64 * word + 63 - words[word].leadingZeroBitCount)
    }
    return nil
  }

  /// The least index not in the set; `nil` if it contains all.
  var firstMissing: UInt8? {
    for word in 0..<4 where words[word] != .max {
      return UInt8(64 * word + (~words[word]).trailingZeroBitCount)
    }
    return nil
  }

  mutating func insert(_ number: UInt8) {
    words[Int(number >> 6)] |= 1 << UInt64(number & 63)
  }
}
