/// How far back a match of DEFLATE is: a symbol and the bits behind it (RFC 1951, 3.2.5).
struct DeflateDistance {
  /// In the lowest 15 bits how many bytes, less 1; from bit 24 on the symbol, 0 to 29.
  let token: UInt32

  /// - Parameter distance: 1 to 32,768 bytes.
  @inline(__always)
  init(_ distance: Int) {
    let value = UInt32(truncatingIfNeeded: distance &- 1)
    // Two symbols for each number of bits, from 4 on.
    let size = UInt32(truncatingIfNeeded: 31 &- (value | 1).leadingZeroBitCount)
    let symbol = size == 0 ? value : 2 &* size | value &>> (size &- 1) & 1
    token = symbol &<< 24 | value
  }

  /// Bytes back.
  var distance: Int { Int(token & 0x7FFF) + 1 }

  /// How many of the lowest bits of the distance less 1 follow a symbol.
  @inline(__always)
  static func bits(_ symbol: UInt32) -> UInt32 { symbol < 4 ? 0 : symbol &>> 1 &- 1 }
}
