@testable import SymtextImageFormats
import Testing

/// Symbols of DEFLATE's matches, against the tables of RFC 1951, 3.2.5.
struct DeflateTokensTests {
  @Test func `Distances have the symbols of the standard`() {
    let first = [
      1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
      2049, 3073, 4097, 6145, 8193, 12_289, 16_385, 24_577,
    ]
    let bits: [UInt32] = [
      0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13,
      13,
    ]
    for distance in 1...32_768 {
      let token = DeflateDistance(distance)
      let symbol = first.lastIndex { $0 <= distance } ?? 0
      guard token.distance == distance, token.token >> 24 == symbol,
        (distance - 1) & (1 << bits[symbol] - 1) == distance - first[symbol]
      else {
        Issue.record("the distance \(distance) has the symbol \(token.token >> 24)")
        return
      }
    }
    #expect((0..<30).map { DeflateDistance.bits($0) } == bits)
  }

  @Test func `Lengths have the symbols of the standard`() {
    let first = [
      3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
      163, 195, 227, 258,
    ]
    let bits = [
      0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    let tokens = DeflateTokens()
    defer { tokens.deallocate() }
    for length in 3...258 {
      let symbol = first.lastIndex { $0 <= length } ?? 0
      let entry = unsafe Int(tokens.lengths[length])
      #expect(entry & 511 == 257 + symbol)
      #expect(entry >> 9 & 7 == bits[symbol])
      #expect(entry >> 12 == length - first[symbol])
    }
  }

  @Test func `Symbols are counted`() {
    var tokens = DeflateTokens()
    defer { tokens.deallocate() }
    for byte: UInt8 in [0, 255, 0] { tokens.add(byte: byte) }
    tokens.add(length: 20, DeflateDistance(300))
    #expect(tokens.count == 4)
    let (symbols, distances) = unsafe (Array(tokens.symbols), Array(tokens.distances))
    #expect(symbols[0] == 2 && symbols[255] == 1 && symbols[256] == 1 && symbols[269] == 1)
    #expect(symbols.reduce(0, +) == 5 && distances[16] == 1 && distances.reduce(0, +) == 1)
    // Two bits of the length and seven of the distance.
    #expect(tokens.moreBits == 9)
    tokens.clear()
    #expect(tokens.count == 0 && tokens.moreBits == 0)
  }
}
