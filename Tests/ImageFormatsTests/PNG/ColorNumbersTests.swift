import SymtextSymbolTestSupport
@testable import SymtextImageFormats
import SymtextTestSupport
import Testing

/// The numbers of a picture's colours.
struct ColorNumbersTests {
  @Test(arguments: [true, false], 0..<6)
  func `Numbers represent the pixels' colours`(isOpaqueHigh: Bool, seed: UInt64) {
    var random = SplitMix64(state: seed)
    var numbers = ColorNumbers(isOpaqueHigh: isOpaqueHigh)
    for _ in 0..<30 {
      let picture = TestPictures.any(1 + random.number(40), 1 + random.number(20), &random)
      let start = random.number(20)
      let count = start + (picture.width + 1) * picture.height
      var rows = [UInt8](repeating: 99, count: count + 3)
      numbers.clear()
      let colors = colors(picture)
      let isEnough = numbers.write(picture, rows: 0..<picture.height, to: &rows, from: start)
      #expect(isEnough == (Set(colors).count <= 256))
      guard isEnough else { continue }
      #expect(Set(numbers.low + numbers.high) == Set(colors))
      #expect(numbers.low.count + numbers.high.count == Set(colors).count)
      #expect(numbers.high.allSatisfy { $0 >> 24 == 255 })
      #expect(!isOpaqueHigh || numbers.low.allSatisfy { $0 >> 24 < 255 })
      #expect(isOpaqueHigh || numbers.high.isEmpty)
      #expect(rows[..<start].allSatisfy { $0 == 99 } && rows[count...].allSatisfy { $0 == 99 })
      let read = (0..<picture.height).flatMap { y -> [UInt32] in
        let row = rows[(start + y * (picture.width + 1))...].prefix(picture.width + 1)
        #expect(row.first == 0)
        return row.dropFirst().map { number in
          Int(number) < numbers.low.count
            ? numbers.low[Int(number)] : numbers.high[255 - Int(number)]
        }
      }
      #expect(read == colors)
    }
  }

  @Test func `Colours are numbered in order of appearance, across bands`() {
    var numbers = ColorNumbers(isOpaqueHigh: false)
    let picture = TestPictures.picture(10, 4) { x, y in
      x < 5 ? UInt32(y + 1) << 24 : 0xFF00_0000 | UInt32(y)
    }
    var rows = [UInt8](repeating: 0, count: 44)
    for y in 0..<4 { #expect(numbers.write(picture, rows: y..<y + 1, to: &rows, from: 11 * y)) }
    #expect(numbers.low == (0..<8).map { $0 % 2 == 0 ? ($0 / 2 + 1) << 24 : 0xFF00_0000 | $0 / 2 })
    for y in 0..<4 {
      let expected = [0] + (0..<10).map { UInt8(2 * y + $0 / 5) }
      #expect(rows[11 * y..<11 * y + 11] == expected[...])
    }
  }

  private func colors(_ picture: Pixmap) -> [UInt32] {
    stride(from: 0, to: picture.pixels.count, by: 4).map { start in
      (0..<4).reduce(UInt32(0)) { $0 | UInt32(picture.pixels[start + $1]) << UInt32(8 * $1) }
    }
  }
}
