/// Writes DEFLATE blocks with a code of their own or with the fixed code of the standard, whichever is shorter (RFC
/// 1951, 3.2.3, 3.2.6, 3.2.7).
@safe
struct DeflateBlock: ~Copyable {
  private let symbols = PrefixCode(symbols: PrefixCode.mostSymbols, longest: 15)
  private let distances = PrefixCode(symbols: 32, longest: 15)
  private var code = CodeLengths()
  /// Created on first use.
  private var evened: Evened?

  /// Evened frequencies of symbols and of distances.
  private struct Evened: ~Copyable {
    let symbols = EvenFrequencies(symbols: DeflateTokens.symbolCount)
    let distances = EvenFrequencies(symbols: DeflateTokens.distanceCount)
  }

  /// Writes a block.
  /// - Parameter evens: whether to try a code whose description is shorter but which fits the tokens less.
  mutating func write(
    _ tokens: DeflateTokens, isLast: Bool, evens: Bool, to bits: inout BitWriter
  ) {
    var size = unsafe assign(tokens.symbols, tokens.distances, for: tokens)
    if evens {
      let least = size
      size = assignEvened(tokens)
      if size >= least { size = unsafe assign(tokens.symbols, tokens.distances, for: tokens) }
    }
    let fixedSize = fixedSize(tokens)
    bits.reserve(bits: 3 + min(size, fixedSize) + tokens.moreBits)
    bits.cursor.put(isLast ? 1 : 0, 1)
    if size < fixedSize {
      bits.cursor.put(2, 2)
      code.write(to: &bits.cursor)
    } else {
      bits.cursor.put(1, 2)
      symbols.assign(length: Self.fixedLength)
      distances.assign { _ in 5 }
    }
    bits.cursor.flush()
    bits.cursor = write(tokens, to: bits.cursor)
  }

  /// Creates the codes for frequencies.
  /// - Returns: the size of the tokens and of the codes' description, in bits.
  private mutating func assign(
    _ symbolFrequencies: UnsafeMutableBufferPointer<UInt32>,
    _ distanceFrequencies: UnsafeMutableBufferPointer<UInt32>, for tokens: DeflateTokens
  ) -> Int {
    unsafe symbols.assign(frequencies: symbolFrequencies)
    unsafe distances.assign(frequencies: distanceFrequencies)
    code.read(symbols: symbols, distances: distances)
    return unsafe code.size + symbols.size(tokens.symbols) + distances.size(tokens.distances)
  }

  private mutating func assignEvened(_ tokens: DeflateTokens) -> Int {
    let evened = self.evened.take() ?? Evened()
    unsafe evened.symbols.read(tokens.symbols)
    unsafe evened.distances.read(tokens.distances)
    let size = unsafe assign(evened.symbols.all, evened.distances.all, for: tokens)
    self.evened = consume evened
    return size
  }

  private func write(_ tokens: DeflateTokens, to cursor: BitCursor) -> BitCursor {
    var bits = cursor
    let (words, distanceWords) = unsafe (symbols.words, distances.words)
    for place in 0..<tokens.count {
      let token = unsafe tokens.all[place]
      if token < DeflateTokens.isMatch {
        unsafe bits.put(word: words[Int(token)])
        if bits.hasRoom { continue }
      } else {
        bits.flush()
        let entry = unsafe tokens.lengths[Int(token &>> 15 & 511)]
        unsafe bits.put(word: words[Int(entry & 511)])
        bits.put(UInt64(entry &>> 12), UInt64(entry &>> 9 & 7))
        let distance = token &>> 24 & 31
        unsafe bits.put(word: distanceWords[Int(distance)])
        let more = DeflateDistance.bits(distance)
        bits.put(UInt64(token & (1 &<< more &- 1)), UInt64(more))
      }
      bits.flush()
    }
    unsafe bits.put(word: words[DeflateTokens.endOfBlock])
    bits.flush()
    return bits
  }

  /// Returns the size of the tokens in the fixed code of the standard, in bits.
  private func fixedSize(_ tokens: DeflateTokens) -> Int {
    var size = 0
    for symbol in unsafe tokens.symbols.indices {
      size &+= unsafe Int(tokens.symbols[symbol]) &* Int(Self.fixedLength(symbol))
    }
    for symbol in unsafe tokens.distances.indices {
      size &+= unsafe 5 &* Int(tokens.distances[symbol])
    }
    return size
  }

  /// Returns the length of a word in the fixed code of the standard, in bits.
  private static func fixedLength(_ symbol: Int) -> UInt8 {
    symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8
  }
}
