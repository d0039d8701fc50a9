/// The description of a block's codes: the lengths of their words, run-length encoded, in a code of their own (RFC
/// 1951, 3.2.7).
@safe
struct CodeLengths: ~Copyable {
  /// The total size, in bits.
  private(set) var size = 0
  private let code = PrefixCode(symbols: 19, longest: 7)
  private let frequencies: UnsafeMutableBufferPointer<UInt32>
  /// The lengths of both codes, one after the other.
  private let lengths: UnsafeMutableBufferPointer<UInt8>
  /// The encoded items: a symbol, and above bit 5 the number of repetitions beyond the least.
  private let items: UnsafeMutableBufferPointer<UInt16>
  private var itemCount = 0
  private var symbolCount = 0
  private var distanceCount = 0
  private var orderCount = 0

  /// Repetition symbols: the previous length, 3 to 6 times; zero, 3 to 10 times; zero, 11 to 138 times.
  private static let (again, zeros, manyZeros) = (16, 17, 18)
  /// The order in which the lengths of this code's own words are written.
  private static let order: [UInt8] = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  init() {
    let most = PrefixCode.mostSymbols + 32
    unsafe frequencies = .allocate(capacity: 19)
    unsafe lengths = .allocate(capacity: most)
    unsafe items = .allocate(capacity: most)
  }

  deinit {
    unsafe frequencies.deallocate()
    unsafe lengths.deallocate()
    unsafe items.deallocate()
  }

  /// Takes the codes of a block: one for bytes and lengths, one for distances.
  mutating func read(symbols: borrowing PrefixCode, distances: borrowing PrefixCode) {
    symbolCount = symbols.count(least: DeflateTokens.endOfBlock + 1)
    distanceCount = distances.count(least: 1)
    for symbol in 0..<symbolCount { unsafe lengths[symbol] = symbols.lengths[symbol] }
    for symbol in 0..<distanceCount {
      unsafe lengths[symbolCount + symbol] = distances.lengths[symbol]
    }
    unsafe frequencies.update(repeating: 0)
    (itemCount, size) = (0, 0)
    collect(symbolCount + distanceCount)
    unsafe code.assign(frequencies: frequencies)
    orderCount = Self.order.count
    while orderCount > 4, unsafe code.lengths[Int(Self.order[orderCount - 1])] == 0 {
      orderCount -= 1
    }
    size += unsafe 5 + 5 + 4 + 3 * orderCount + code.size(frequencies)
  }

  /// Run-length encodes the first lengths.
  private mutating func collect(_ count: Int) {
    var place = 0
    while place < count {
      let length = unsafe lengths[place]
      let start = place
      repeat { place &+= 1 } while unsafe place < count && lengths[place] == length
      var times = place &- start
      if length > 0 {
        add(Int(length))
        times &-= 1
      }
      while times >= 3 {
        let (symbol, least, most) =
          length > 0
          ? (Self.again, 3, 6) : times < 11 ? (Self.zeros, 3, 10) : (Self.manyZeros, 11, 138)
        let covered = min(times, most)
        add(symbol, again: covered &- least)
        times &-= covered
      }
      for _ in 0..<times { add(Int(length)) }
    }
  }

  private mutating func add(_ symbol: Int, again: Int = 0) {
    // Not in place: Swift 6.3 cannot build that for ThreadSanitizer.
    unsafe frequencies[symbol] = frequencies[symbol] &+ 1
    unsafe items[itemCount] = UInt16(truncatingIfNeeded: symbol | again << 5)
    itemCount &+= 1
    size &+= Self.bits(symbol)
  }

  /// Returns the number of extra bits of a repetition symbol.
  private static func bits(_ symbol: Int) -> Int {
    symbol < again ? 0 : symbol == again ? 2 : symbol == zeros ? 3 : 7
  }

  /// Writes the description; there must be room for ``size`` bits.
  func write(to bits: inout BitCursor) {
    bits.put(UInt64(symbolCount - 257), 5)
    bits.put(UInt64(distanceCount - 1), 5)
    bits.put(UInt64(orderCount - 4), 4)
    for symbol in Self.order.prefix(orderCount) {
      unsafe bits.put(UInt64(code.lengths[Int(symbol)]), 3)
      bits.flush()
    }
    for place in 0..<itemCount {
      let item = unsafe items[place]
      let symbol = Int(item & 31)
      unsafe bits.put(word: code.words[symbol])
      bits.put(UInt64(item &>> 5), UInt64(Self.bits(symbol)))
      bits.flush()
    }
  }
}
