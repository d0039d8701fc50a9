/// The distance of a DEFLATE match: a symbol and extra bits (RFC 1951, 3.2.5).
struct DeflateDistance {
  /// In the lowest 15 bits the distance in bytes minus 1; from bit 24 on the symbol, 0 to 29.
  let token: UInt32

  /// - Parameter distance: 1 to 32,768 bytes.
  @inline(__always)
  init(_ distance: Int) {
    let value = UInt32(truncatingIfNeeded: distance &- 1)
    // From 4 on there are two symbols for each number of bits.
    let size = UInt32(truncatingIfNeeded: 31 &- (value | 1).leadingZeroBitCount)
    let symbol = size == 0 ? value : 2 &* size | value &>> (size &- 1) & 1
    token = symbol &<< 24 | value
  }

  /// The distance, in bytes.
  var distance: Int { Int(token & 0x7FFF) + 1 }

  /// The number of extra bits after a symbol: the lowest bits of the distance minus 1.
  @inline(__always)
  static func bits(_ symbol: UInt32) -> UInt32 { symbol < 4 ? 0 : symbol &>> 1 &- 1 }
}
