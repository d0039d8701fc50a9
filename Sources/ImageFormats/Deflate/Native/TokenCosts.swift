/// What the tokens of DEFLATE are expected to take, in parts of a bit: as much as those that were before, in a code
/// that fits them.
@safe
struct TokenCosts: ~Copyable {
  /// Of a byte as it is.
  let bytes: UnsafeMutablePointer<UInt32>
  /// Of each length from 3 on, with the bits behind its symbol.
  let lengths: UnsafeMutablePointer<UInt32>
  /// Of each symbol of a distance, with the bits behind it.
  private let distances: UnsafeMutablePointer<UInt32>

  /// Parts of a bit.
  private static let bit: UInt32 = 16
  /// What symbols take when nothing is known of them, in bits: of bytes, of lengths, of distances.
  private static let (byte, length, distance) = (UInt32(7), UInt32(5), UInt32(4))
  /// What a symbol takes, more than one that is there once, that is not: the code has to have a word for it.
  private static let new = 3 * bit

  init() {
    unsafe bytes = .allocate(capacity: 256)
    unsafe bytes.initialize(repeating: Self.byte * Self.bit, count: 256)
    unsafe lengths = .allocate(capacity: DeflateTokens.longestMatch + 1)
    unsafe lengths.initialize(
      repeating: Self.length * Self.bit, count: DeflateTokens.longestMatch + 1)
    unsafe distances = .allocate(capacity: DeflateTokens.distanceCount)
    for symbol in 0..<DeflateTokens.distanceCount {
      unsafe distances[symbol] =
        (Self.distance + DeflateDistance.bits(UInt32(symbol))) * Self.bit
    }
  }

  deinit {
    unsafe bytes.deallocate()
    unsafe lengths.deallocate()
    unsafe distances.deallocate()
  }

  /// Takes what some tokens take.
  func read(_ tokens: DeflateTokens) {
    let all = Self.logarithm(unsafe tokens.symbols.reduce(0, &+))
    func cost(_ frequency: UInt32, _ all: UInt32) -> UInt32 {
      frequency == 0 ? all + Self.new : max(all - Self.logarithm(frequency), Self.bit)
    }
    for byte in 0..<256 { unsafe bytes[byte] = cost(tokens.symbols[byte], all) }
    for length in DeflateTokens.shortestMatch...DeflateTokens.longestMatch {
      let entry = unsafe tokens.lengths[length]
      unsafe lengths[length] =
        cost(tokens.symbols[Int(entry & 511)], all) + (entry >> 9 & 7) * Self.bit
    }
    let allDistances = Self.logarithm(max(unsafe tokens.distances.reduce(0, &+), 1))
    for symbol in 0..<DeflateTokens.distanceCount {
      unsafe distances[symbol] =
        cost(tokens.distances[symbol], allDistances)
        + DeflateDistance.bits(UInt32(symbol)) * Self.bit
    }
  }

  /// What a distance takes.
  func cost(_ distance: DeflateDistance) -> UInt32 {
    unsafe distances[Int(distance.token >> 24)]
  }

  /// The logarithm of a number to the base of 2, in parts of a bit.
  /// - Parameter value: 1 at least.
  private static func logarithm(_ value: UInt32) -> UInt32 {
    let whole = UInt32(31 - value.leadingZeroBitCount)
    // What is above the power of 2, in 256ths; between powers it is about x (1.346 - 0.346 x).
    let more = UInt32(truncatingIfNeeded: (UInt64(value) << 8) >> UInt64(whole)) - 256
    return whole * bit + (more * (345 * 256 - 89 * more) * bit + 1 << 23) >> 24
  }
}
