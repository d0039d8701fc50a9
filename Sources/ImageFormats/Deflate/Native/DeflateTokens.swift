/// What a block of DEFLATE says before it has words: bytes, and matches with what was before; and how often
/// each of their symbols is used (RFC 1951, 3.2.5).
///
/// Its memory is that of who has made it, who gives it back by ``deallocate()``.
@safe
struct DeflateTokens {
  /// A byte as it is; or a match: the highest bit, that of a ``DeflateDistance``, and from bit 15 on the
  /// length.
  let all: UnsafeMutablePointer<UInt32>
  private(set) var count = 0
  /// How often bytes, the end of the block and lengths are there.
  let symbols: UnsafeMutableBufferPointer<UInt32>
  let distances: UnsafeMutableBufferPointer<UInt32>
  /// For each length from 3 on: its symbol, above 9 bits how many bits follow it, above 12 those bits.
  let lengths: UnsafeMutablePointer<UInt32>

  /// The most tokens of a block: so many that its code costs nothing, so few that the code fits them.
  static let most = 1 << 15
  /// So many more may be added without asking whether there is room.
  static let spare = 1 << 10
  static let symbolCount = 286
  static let distanceCount = 30
  static let endOfBlock = 256
  static let longestMatch = 258
  static let shortestMatch = 3
  /// How far back a match can be, in bytes.
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
      // Four symbols for each number of bits, from 8 on.
      let size = Int.bitWidth - 1 - (value | 1).leadingZeroBitCount
      let bits = max(size - 2, 0)
      let symbol = value < 4 ? value : 4 * (size - 1) | value >> bits & 3
      unsafe lengths[length] = UInt32(
        Self.endOfBlock + 1 + symbol | bits << 9 | (value & (1 << bits - 1)) << 12)
    }
    unsafe lengths[Self.longestMatch] = 285
    clear()
  }

  /// Gives the memory back.
  func deallocate() {
    unsafe all.deallocate()
    unsafe symbols.deallocate()
    unsafe distances.deallocate()
    unsafe lengths.deallocate()
  }

  /// Begins the next block.
  mutating func clear() {
    count = 0
    unsafe symbols.update(repeating: 0)
    unsafe distances.update(repeating: 0)
    unsafe symbols[Self.endOfBlock] = 1
  }

  /// Whether there is room for one more.
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

  /// How many bits follow all the symbols.
  var moreBits: Int {
    var bits = 0
    for length in Self.shortestMatch...Self.longestMatch {
      let entry = unsafe lengths[length]
      // Each symbol once: with the first of its lengths.
      guard entry >> 12 == 0 else { continue }
      bits += unsafe Int(entry >> 9 & 7) * Int(symbols[Int(entry & 511)])
    }
    for symbol in unsafe distances.indices {
      bits += unsafe Int(DeflateDistance.bits(UInt32(symbol))) * Int(distances[symbol])
    }
    return bits
  }
}
