@testable import SymtextSymbolTestSupport
@testable import SymtextImageFormats
import SymtextTestSupport
import Testing

/// Code words of DEFLATE's codes.
struct PrefixCodeTests {
  /// Returns the lengths of code words for symbols with these frequencies.
  private func lengths(_ frequencies: [UInt32], longest: Int) -> [Int] {
    let code = PrefixCode(symbols: frequencies.count, longest: longest)
    var frequencies = frequencies
    unsafe frequencies.withUnsafeMutableBufferPointer { unsafe code.assign(frequencies: $0) }
    return unsafe code.lengths.map { Int($0) }
  }

  /// Returns the total bits of an optimal code, by repeatedly joining the two rarest symbols.
  private func least(_ frequencies: [UInt32]) -> Int {
    var weights = frequencies.filter { $0 > 0 }.map { Int($0) }
    var sum = 0
    while weights.count > 1 {
      weights.sort(by: >)
      let joined = weights.removeLast() + weights.removeLast()
      sum += joined
      weights.append(joined)
    }
    return sum
  }

  private func expectComplete(_ lengths: [Int], longest: Int) {
    #expect(lengths.allSatisfy { $0 <= longest })
    let space = lengths.filter { $0 > 0 }.reduce(0) { $0 + 1 << (longest - $1) }
    #expect(space == 1 << longest)
  }

  @Test(arguments: 0..<40)
  func `No code takes fewer bits`(seed: UInt64) {
    var random = SplitMix64(state: seed)
    let count = 2 + random.number(285)
    let frequencies = (0..<count).map { _ in
      random.number(3) == 0 ? 0 : UInt32(50 + random.number(1 + random.number(3000)))
    }
    guard frequencies.filter({ $0 > 0 }).count >= 2 else { return }
    let lengths = lengths(frequencies, longest: 15)
    expectComplete(lengths, longest: 15)
    #expect(zip(frequencies, lengths).allSatisfy { ($0 == 0) == ($1 == 0) })
    #expect(zip(frequencies, lengths).reduce(0) { $0 + Int($1.0) * $1.1 } == least(frequencies))
  }

  @Test(arguments: [(19, 7), (30, 15), (32, 15), (286, 15), (20, 5)])
  func `Code words are limited to the allowed length`(count: Int, longest: Int) {
    // Each frequency is the sum of the two before: the deepest tree.
    var frequencies: [UInt32] = [1, 1]
    while frequencies.count < min(count, 30) {
      frequencies.append(frequencies.suffix(2).reduce(0, +))
    }
    frequencies += Array(repeating: 1, count: count - frequencies.count)
    let lengths = lengths(frequencies, longest: longest)
    expectComplete(lengths, longest: longest)
    // A rarer symbol has no shorter code word.
    for (one, other) in zip(frequencies.indices, frequencies.indices.dropFirst())
    where frequencies[one] < frequencies[other] {
      #expect(lengths[one] >= lengths[other])
    }
  }

  @Test(arguments: [0, 1, 5])
  func `A code has at least two words`(used: Int) {
    var frequencies = [UInt32](repeating: 0, count: 30)
    if used > 0 { frequencies[used - 1] = 9 }
    let lengths = lengths(frequencies, longest: 15)
    #expect(lengths.filter { $0 == 1 }.count == 2 && lengths.filter { $0 > 1 }.isEmpty)
    #expect(used == 0 || lengths[used - 1] == 1)
  }

  @Test func `Code words are those of the standard's example`() {
    // RFC 1951, 3.2.2: A to H.
    let code = PrefixCode(symbols: 8, longest: 15)
    code.assign { [3, 3, 3, 3, 3, 2, 4, 4][$0] }
    let words = unsafe code.words.map { word in
      (0..<Int(word >> 16)).map { word >> UInt32($0) & 1 == 0 ? "0" : "1" }.joined()
    }
    #expect(words == ["010", "011", "100", "101", "110", "00", "1110", "1111"])
  }
}
