/// A prefix code of DEFLATE: more frequent symbols have shorter words (RFC 1951, 3.2).
///
/// Keeps its memory between blocks.
@safe
struct PrefixCode: ~Copyable {
  /// The word of each symbol, first bit lowest, and above bit 16 its length; 0 for an unused symbol.
  let words: UnsafeMutableBufferPointer<UInt32>
  /// The length of each word, in bits.
  let lengths: UnsafeMutableBufferPointer<UInt8>
  /// The greatest length of a word, in bits.
  private let longest: Int
  private let scratch: Scratch

  /// The greatest number of symbols in a DEFLATE code.
  static let mostSymbols = 288

  /// - Parameters:
  ///   - symbols: the number of symbols, at most ``mostSymbols``.
  ///   - longest: the greatest length of a word in bits, at most 15; 2 to its power must be at least `symbols`.
  init(symbols: Int, longest: Int) {
    precondition((2...Self.mostSymbols).contains(symbols) && symbols <= 1 << longest)
    self.longest = longest
    unsafe words = .allocate(capacity: symbols)
    unsafe words.initialize(repeating: 0)
    unsafe lengths = .allocate(capacity: symbols)
    unsafe lengths.initialize(repeating: 0)
    scratch = Scratch(symbols: symbols)
  }

  deinit {
    unsafe words.deallocate()
    unsafe lengths.deallocate()
  }

  /// Returns the number of symbols up to the last used one, at least `least`.
  func count(least: Int) -> Int {
    var count = unsafe lengths.count
    while count > least, unsafe lengths[count - 1] == 0 { count -= 1 }
    return count
  }

  /// Returns the size of symbols with these frequencies, in bits.
  func size(_ frequencies: UnsafeMutableBufferPointer<UInt32>) -> Int {
    var size = 0
    for symbol in frequencies.indices {
      size &+= unsafe Int(frequencies[symbol]) &* Int(lengths[symbol])
    }
    return size
  }

  /// Sets the lengths of the words.
  func assign(length: (Int) -> UInt8) {
    for symbol in unsafe lengths.indices { unsafe lengths[symbol] = length(symbol) }
    assignWords()
  }

  /// Creates the code for symbol frequencies, each at most 2²³.
  ///
  /// At least two symbols get a word: some decoders fail on a code with only one.
  func assign(frequencies: UnsafeMutableBufferPointer<UInt32>) {
    let used = unsafe collect(frequencies)
    unsafe lengths.update(repeating: 0)
    scratch.sort(used)
    scratch.measureWords(used, longest: longest)
    // The rarest symbols get the longest words.
    var place = 0
    for length in stride(from: longest, to: 0, by: -1) {
      for _ in 0..<(unsafe scratch.counts[length]) {
        unsafe lengths[Int(scratch.keys[place] & Scratch.symbolMask)] = UInt8(
          truncatingIfNeeded: length)
        place += 1
      }
    }
    assignWords()
  }

  /// - Returns: the number of used symbols.
  private func collect(_ frequencies: UnsafeMutableBufferPointer<UInt32>) -> Int {
    var used = 0
    for symbol in frequencies.indices {
      let frequency = unsafe frequencies[symbol]
      guard frequency > 0 else { continue }
      unsafe scratch.keys[used] =
        frequency &<< Scratch.symbolBits | UInt32(truncatingIfNeeded: symbol)
      used &+= 1
    }
    var symbol: UInt32 = 0
    while used < 2 {
      if unsafe frequencies[Int(symbol)] == 0 {
        unsafe scratch.keys[used] = 1 << Scratch.symbolBits | symbol
        used += 1
      }
      symbol += 1
    }
    return used
  }

  /// Assigns the words of each length in the order of the symbols (RFC 1951, 3.2.2).
  private func assignWords() {
    let counts = unsafe scratch.counts
    unsafe counts.update(repeating: 0)
    for symbol in unsafe lengths.indices { unsafe counts[Int(lengths[symbol])] &+= 1 }
    unsafe counts[0] = 0
    // From here on the next word of each length.
    var word: UInt32 = 0
    for length in 1...longest {
      let count = unsafe counts[length]
      unsafe counts[length] = word
      word = (word &+ count) &<< 1
    }
    for symbol in unsafe lengths.indices {
      let length = unsafe Int(lengths[symbol])
      guard length > 0 else {
        unsafe words[symbol] = 0
        continue
      }
      let word = unsafe UInt16(truncatingIfNeeded: counts[length])
      unsafe counts[length] &+= 1
      let bits = UInt32(word.reversedBits &>> UInt16(truncatingIfNeeded: 16 &- length))
      unsafe words[symbol] = bits | UInt32(truncatingIfNeeded: length) &<< 16
    }
  }
}

extension UInt16 {
  /// The bits in reverse order.
  @inline(__always)
  fileprivate var reversedBits: UInt16 {
    var bits = byteSwapped
    bits = bits &>> 4 & 0x0F0F | (bits & 0x0F0F) &<< 4
    bits = bits &>> 2 & 0x3333 | (bits & 0x3333) &<< 2
    return bits &>> 1 & 0x5555 | (bits & 0x5555) &<< 1
  }
}
