/// The run-length encoding of deltas in `gvar` and `cvar`.
///
/// <https://learn.microsoft.com/typography/opentype/spec/otvarcommonformats#packed-deltas>
package enum PackedDeltas {
  /// Returns the encoded size of deltas, in bytes.
  package static func byteCount(_ deltas: [Int]) -> Int {
    var writer = BinaryWriter()
    encode(deltas, into: &writer)
    return writer.count
  }

  /// Returns a size that no encoding of deltas is below, in bytes: their values, and one byte for a run.
  static func leastByteCount(_ deltas: [Int]) -> Int {
    deltas.reduce(deltas.isEmpty ? 0 : 1) { count, delta in
      delta == 0 ? count : count + (Int8(exactly: delta) == nil ? 2 : 1)
    }
  }

  /// Encodes deltas in the fewest bytes: a wider run may cost less than the header of a new one.
  static func encode(_ deltas: [Int], into writer: inout BinaryWriter) {
    let kinds = kinds(deltas)
    var index = 0
    while index < deltas.count {
      let kind = kinds[index]
      var end = index + 1
      while end < deltas.count, end - index < 64, kinds[end] == kind { end += 1 }
      let count = UInt8(end - index - 1)
      switch kind {
      case .zero:
        writer.write(0x80 | count)
      case .byte:
        writer.write(count)
        for delta in deltas[index..<end] { writer.write(Int8(clamping: delta)) }
      case .word:
        writer.write(0x40 | count)
        for delta in deltas[index..<end] { writer.write(Int16(clamping: delta)) }
      }
      index = end
    }
  }

  private enum Kind: CaseIterable {
    case zero, byte, word
  }

  /// Returns the kind of run for each delta that minimizes the total size, ignoring the limit of 64 deltas in a run.
  private static func kinds(_ deltas: [Int]) -> [Kind] {
    /// Exceeds every cost.
    let never = (cost: Int.max / 2, before: UInt8(0))
    // The cost of the best sequence that ends in each kind; `befores` has the preceding kind, in two bits each.
    var (zero, byte, word) = (0, 0, 0)
    var befores: [UInt8] = []
    befores.reserveCapacity(deltas.count)
    /// Returns the lowest of three costs, and its index.
    func least(_ a: Int, _ b: Int, _ c: Int) -> (cost: Int, before: UInt8) {
      b < a ? (c < b ? (c, 2) : (b, 1)) : (c < a ? (c, 2) : (a, 0))
    }
    for (index, delta) in deltas.enumerated() {
      let goesOn = index == 0 ? 1 : 0
      let toZero = delta == 0 ? least(zero + goesOn, byte + 1, word + 1) : never
      let toByte = Int8(exactly: delta) != nil ? least(zero + 1, byte + goesOn, word + 1) : never
      let toWord = least(zero + 1, byte + 1, word + goesOn)
      (zero, byte, word) = (toZero.cost, min(toByte.cost, never.cost - 1) + 1, toWord.cost + 2)
      befores.append(toZero.before | toByte.before << 2 | toWord.before << 4)
    }
    let costs = [zero, byte, word]
    var kinds: [Kind] = []
    var kind = costs.indices.min { (costs[$0], $0) < (costs[$1], $1) } ?? 2
    for before in befores.reversed() {
      kinds.append(Kind.allCases[kind])
      kind = Int(before >> (2 * UInt8(kind)) & 3)
    }
    return kinds.reversed()
  }
}
