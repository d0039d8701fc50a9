@testable import SymtextSymbolTestSupport
@testable import SymtextImageFormats
import SymtextTestSupport
import Testing

/// Bits in the order of DEFLATE.
struct BitWriterTests {
  @Test func `The first bit is the lowest of a byte`() {
    var bits = BitWriter()
    bits.reserve(bits: 30)
    bits.cursor.put(1, 1)
    bits.cursor.put(0b10, 2)
    bits.cursor.put(0x1FF, 9)
    bits.cursor.put(word: 5 << 16 | 0b00010)
    bits.cursor.flush()
    bits.cursor.align()
    var bytes: [UInt8] = [7]
    bits.move(to: &bytes)
    #expect(bytes == [7, 0b1111_1101, 0b0010_1111, 0])
    bits.move(to: &bytes)
    #expect(bytes.count == 4)
  }

  @Test func `Growing memory keeps its content`() {
    var random = SplitMix64(state: 1)
    var bits = BitWriter()
    var expected: [UInt64] = []
    var bytes: [UInt8] = []
    for part in 0..<40 {
      let count = 1 + random.number(3000)
      bits.reserve(bits: 11 * count)
      for _ in 0..<count {
        let value = random.next() & 0x7FF
        expected.append(value)
        bits.cursor.put(value, 11)
        bits.cursor.flush()
      }
      if part % 3 == 2 { bits.move(to: &bytes) }
    }
    bits.cursor.align()
    bits.move(to: &bytes)
    for (place, value) in expected.enumerated() {
      let read = (0..<11).reduce(UInt64(0)) { sum, bit in
        let at = 11 * place + bit
        return sum | UInt64(bytes[at / 8] >> UInt8(at % 8) & 1) << UInt64(bit)
      }
      guard read == value else {
        Issue.record("the number at \(place) is \(read), not \(value)")
        return
      }
    }
    #expect(bytes.count == (11 * expected.count + 7) / 8)
  }
}
