/// The tokens of a DEFLATE block before encoding: bytes, and matches with earlier bytes; with the frequency of each
/// symbol (RFC 1951, 3.2.5).
///
/// The owner must free the memory with ``deallocate()``.
@safe
struct DeflateTokens {
  /// A literal byte; or a match: the highest bit, the token of a ``DeflateDistance``, and from bit 15 on the length.
  let all: UnsafeMutablePointer<UInt32>
  private(set) var count = 0
  /// The frequencies of bytes, the end of the block and lengths.
  let symbols: UnsafeMutableBufferPointer<UInt32>
  let distances: UnsafeMutableBufferPointer<UInt32>
  /// For each length from 3 on: its symbol, above bit 9 the number of its extra bits, above bit 12 those bits.
  let lengths: UnsafeMutablePointer<UInt32>

  /// The greatest number of tokens in a block: enough to make the cost of its code negligible, few enough for the code
  /// to fit them.
  static let most = 1 << 15
  /// The number of tokens that may be added without a check for room.
  static let spare = 1 << 10
  static let symbolCount = 286
  static let distanceCount = 30
  static let endOfBlock = 256
  static let longestMatch = 258
  static let shortestMatch = 3
  /// The greatest distance of a match, in bytes.
  static let window = 1 << 15

  static let isMatch: UInt32 = 1 << 31

  init() {
    unsafe all = .allocate(capacity: Self.most + Self.spare + 8)
    unsafe symbols = .allocate(capacity: Self.symbolCount)
    unsafe distances = .allocate(capacity: Self.distanceCount)
    unsafe lengths = .allocate(capacity: Self.longestMatch + 1)
    unsafe lengths.initialize(repeating: 0, count: Self.longestMatch + 1)
    for length in Self.shortestMatch..<Self.longestMatch {
      let value = length - Self.shortestMatch
      // From 8 on there are four symbols for each number of bits.
      let size = Int.bitWidth - 1 - (value | 1).leadingZeroBitCount
      let bits = max(size - 2, 0)
      let symbol = value < 4 ? value : 4 * (size - 1) | value >> bits & 3
      unsafe lengths[length] = UInt32(
        Self.endOfBlock + 1 + symbol | bits << 9 | (value & (1 << bits - 1)) << 12)
    }
    unsafe lengths[Self.longestMatch] = 285
    clear()
  }

  /// Frees the memory.
  func deallocate() {
    unsafe all.deallocate()
    unsafe symbols.deallocate()
    unsafe distances.deallocate()
    unsafe lengths.deallocate()
  }

  /// Starts the next block.
  mutating func clear() {
    count = 0
    unsafe symbols.update(repeating: 0)
    unsafe distances.update(repeating: 0)
    unsafe symbols[Self.endOfBlock] = 1
  }

  /// Whether there is room for another token.
  @inline(__always)
  var hasRoom: Bool { count < Self.most }

  /// Adds a byte.
  @inline(__always)
  mutating func add(byte: UInt8) {
    unsafe symbols[Int(byte)] &+= 1
    unsafe all[count] = UInt32(byte)
    count &+= 1
  }

  /// Adds a match.
  /// - Parameter length: 3 to 258 bytes.
  @inline(__always)
  mutating func add(length: Int, _ distance: DeflateDistance) {
    unsafe symbols[Int(lengths[length] & 511)] &+= 1
    unsafe distances[Int(distance.token &>> 24)] &+= 1
    unsafe all[count] =
      Self.isMatch | distance.token | UInt32(truncatingIfNeeded: length) &<< 15
    count &+= 1
  }

  /// The total number of extra bits.
  var moreBits: Int {
    var bits = 0
    for length in Self.shortestMatch...Self.longestMatch {
      let entry = unsafe lengths[length]
      // Count each symbol once, at the first of its lengths.
      guard entry >> 12 == 0 else { continue }
      bits += unsafe Int(entry >> 9 & 7) * Int(symbols[Int(entry & 511)])
    }
    for symbol in unsafe distances.indices {
      bits += unsafe Int(DeflateDistance.bits(UInt32(symbol))) * Int(distances[symbol])
    }
    return bits
  }
}
