import Testing

@testable import SymtextTextLayout

struct PenPlacesTests {
  /// Returns the advance of everything before each byte, summed from the start of the text.
  private func sums(_ text: ShapedText) -> [Double] {
    var advances = [Double](repeating: 0, count: text.utf8.count + 1)
    for run in text.runs { for glyph in run.glyphs { advances[glyph.cluster] += glyph.advance } }
    for attachment in text.attachments {
      advances[attachment.offset] +=
        attachment.advance + text.text.attributes(at: attachment.offset).letterSpacing
    }
    var sum = 0.0
    return advances.map { advance in
      defer { sum += advance }
      return sum
    }
  }

  private static let piece = "abc AB* CD\t*fg ABC\nd*b "

  @Test(arguments: [0, 0.3])
  func `Positions are the sums of the preceding advances`(letterSpacing: Double) throws {
    for count in [1, 4, 40] {
      let notation = String(repeating: Self.piece, count: count)
      let text = ShapedText(
        try Ruler.text(notation, letterSpacing: letterSpacing), direction: .automatic, wraps: true,
        fallback: nil)
      let expected = sums(text)
      #expect(expected.indices.map { text.pen[$0] } == expected)
      // From any start, in steps of any width.
      for start in stride(from: 0, to: expected.count, by: 7) {
        for step in [1, 5, 63, 64, 130] {
          var cursor = text.pen.cursor(at: start)
          for place in stride(from: start, to: expected.count, by: step) {
            cursor.move(to: place)
            #expect(cursor.x == expected[place])
          }
        }
      }
    }
  }

  @Test func `A text without glyphs has positions`() {
    let places = PenPlaces([], end: 200)
    #expect([0, 64, 100, 200].map { places[$0] } == [0, 0, 0, 0])
  }
}
