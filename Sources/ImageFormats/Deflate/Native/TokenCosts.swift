/// The estimated costs of DEFLATE tokens, in parts of a bit: those of the tokens before, in a code that fits them.
@safe
struct TokenCosts: ~Copyable {
  /// The cost of each literal byte.
  let bytes: UnsafeMutablePointer<UInt32>
  /// The cost of each length from 3 on, including its extra bits.
  let lengths: UnsafeMutablePointer<UInt32>
  /// The cost of each distance symbol, including its extra bits.
  private let distances: UnsafeMutablePointer<UInt32>

  /// The number of parts in a bit.
  private static let bit: UInt32 = 16
  /// The costs of bytes, lengths and distances before any statistics, in bits.
  private static let (byte, length, distance) = (UInt32(7), UInt32(5), UInt32(4))
  /// The additional cost of an unused symbol compared with one used once: the code must contain a word for it.
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

  /// Updates the costs from tokens.
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

  /// Returns the cost of a distance.
  func cost(_ distance: DeflateDistance) -> UInt32 {
    unsafe distances[Int(distance.token >> 24)]
  }

  /// Returns the binary logarithm, in parts of a bit.
  /// - Parameter value: at least 1.
  private static func logarithm(_ value: UInt32) -> UInt32 {
    let whole = UInt32(31 - value.leadingZeroBitCount)
    // The excess over the power of 2, in 256ths; the logarithm between powers is about x (1.346 − 0.346 x).
    let more = UInt32(truncatingIfNeeded: (UInt64(value) << 8) >> UInt64(whole)) - 256
    return whole * bit + (more * (345 * 256 - 89 * more) * bit + 1 << 23) >> 24
  }
}
