extension PrefixCode {
  /// The memory for computing word lengths: Huffman's tree, built from two queues.
  @safe
  struct Scratch: ~Copyable {
    /// The frequency of each used symbol, shifted left by ``symbolBits``, and the symbol.
    let keys: UnsafeMutableBufferPointer<UInt32>
    private let sorted: UnsafeMutableBufferPointer<UInt32>
    /// Counters, of digits or of words of each length.
    let counts: UnsafeMutableBufferPointer<UInt32>
    /// The total frequency below each node: first the symbols, then the joined nodes.
    private let weights: UnsafeMutableBufferPointer<UInt32>
    private let parents: UnsafeMutableBufferPointer<UInt16>
    /// The distance of each node from the root, at most the greatest word length.
    private let depths: UnsafeMutableBufferPointer<UInt8>

    static let symbolBits: UInt32 = 9
    static let symbolMask: UInt32 = 1 << symbolBits - 1

    init(symbols: Int) {
      unsafe keys = .allocate(capacity: symbols)
      unsafe sorted = .allocate(capacity: symbols)
      unsafe counts = .allocate(capacity: 256)
      unsafe counts.initialize(repeating: 0)
      unsafe weights = .allocate(capacity: 2 * symbols)
      unsafe parents = .allocate(capacity: 2 * symbols)
      unsafe depths = .allocate(capacity: 2 * symbols)
    }

    deinit {
      unsafe keys.deallocate()
      unsafe sorted.deallocate()
      unsafe counts.deallocate()
      unsafe weights.deallocate()
      unsafe parents.deallocate()
      unsafe depths.deallocate()
    }

    /// Sorts the first keys, the rarest symbol first.
    func sort(_ used: Int) {
      guard used > 20 else {
        sortFew(used)
        return
      }
      // A copy of the pointer: in place, Swift 6.3 cannot build this for ThreadSanitizer.
      let counts = unsafe counts
      var all: UInt32 = 0
      for place in 0..<used { all |= unsafe keys[place] }
      var shift = Self.symbolBits
      while shift < 32, all &>> shift > 0 {
        unsafe counts.update(repeating: 0)
        for place in 0..<used {
          unsafe counts[Int(keys[place] &>> shift & 255)] &+= 1
        }
        var start: UInt32 = 0
        for digit in 0..<256 {
          let count = unsafe counts[digit]
          unsafe counts[digit] = start
          start &+= count
        }
        for place in 0..<used {
          let key = unsafe keys[place]
          let digit = Int(key &>> shift & 255)
          unsafe sorted[Int(counts[digit])] = key
          unsafe counts[digit] &+= 1
        }
        for place in 0..<used { unsafe keys[place] = sorted[place] }
        shift += 8
      }
    }

    /// Sorts a few keys by insertion.
    private func sortFew(_ used: Int) {
      for place in 1..<used {
        let key = unsafe keys[place]
        var target = place
        while unsafe target > 0 && keys[target - 1] > key {
          unsafe keys[target] = keys[target - 1]
          target -= 1
        }
        unsafe keys[target] = key
      }
    }

    /// Counts the words of each length into ``counts``, for the first `used` keys, which must be sorted and at least
    /// two.
    func measureWords(_ used: Int, longest: Int) {
      for place in 0..<used { unsafe weights[place] = keys[place] &>> Self.symbolBits }
      let counts = unsafe counts  // As in `sort`.
      let root = 2 &* used &- 2
      var (symbol, joined) = (0, used)
      for node in used...root {
        var weight: UInt32 = 0
        for _ in 0..<2 {
          // The lighter of the next symbol and the next node.
          let isSymbol =
            unsafe symbol < used && (joined == node || weights[symbol] <= weights[joined])
          let next = isSymbol ? symbol : joined
          if isSymbol { symbol &+= 1 } else { joined &+= 1 }
          unsafe weight &+= weights[next]
          unsafe parents[next] = UInt16(truncatingIfNeeded: node)
        }
        unsafe weights[node] = weight
      }
      unsafe counts.update(repeating: 0)
      unsafe depths[root] = 0
      let deepest = UInt8(truncatingIfNeeded: longest)
      for node in stride(from: root - 1, through: 0, by: -1) {
        let depth = unsafe min(depths[Int(parents[node])] &+ 1, deepest)
        unsafe depths[node] = depth
        if node < used { unsafe counts[Int(depth)] &+= 1 }
      }
      shorten(longest: longest)
    }

    /// Makes the words fit after the deepest have been cut: of the space of all words of `longest` bits, a word of
    /// `length` bits takes 2 to the power of `longest` − `length`.
    private func shorten(longest: Int) {
      let counts = unsafe counts  // As in `sort`.
      var space = 0
      for length in 1...longest { space += unsafe Int(counts[length]) << (longest - length) }
      while space > 1 << longest {
        // One of the longest becomes the sibling of a shorter one.
        var length = longest - 1
        while unsafe counts[length] == 0 { length -= 1 }
        unsafe counts[longest] -= 1
        unsafe counts[length] -= 1
        unsafe counts[length + 1] += 2
        space -= 1
      }
    }
  }
}
