import SymtextSymbolTestSupport
import Testing

@testable import SymtextTextLayout

/// The text that ``LineTruncation`` keeps, in bytes; the notation is that of ``Ruler``.
struct LineTruncationTests {
  /// - Parameter hardEnd: The end of the line's own text; default: the end of the text.
  private func kept(
    _ notation: String, _ truncation: Truncation, width: Double, from start: Int = 0,
    hardEnd: Int? = nil
  ) throws -> [Range<Int>] {
    let text = ShapedText(
      try Ruler.text(notation), direction: .automatic, wraps: true, fallback: nil)
    let tabs = TabLayout(text, style: ParagraphStyle())
    let kept = LineTruncation(text: text, tabs: tabs, width: width, truncation: truncation)
      .kept(from: start, hardEnd: hardEnd ?? text.utf8.count, ellipsis: 7)
    return [kept.before, kept.behind]
  }

  @Test(arguments: [
    // 20 − 7 = 13: 1 + 2 + 3 + 4 from either end, and 1 + 2 + 3 from both.
    (Truncation.tail, 20.0, [0..<4, 13..<13]), (.head, 20, [0..<0, 9..<13]),
    (.middle, 20, [0..<3, 10..<13]),
    // A fourth letter fits if the space is exactly 10.
    (.tail, 17, [0..<4, 13..<13]), (.tail, 16.9, [0..<3, 13..<13]),
    (.head, 17, [0..<0, 9..<13]), (.head, 16.9, [0..<0, 10..<13]),
    // Space left by the first half goes to the second: it takes 3 of 11, the other takes 6 of 8.
    (.middle, 18, [0..<2, 10..<13]),
    // Without space nothing is kept.
    (.tail, 7, [0..<0, 13..<13]), (.head, 3, [0..<0, 13..<13]), (.middle, 0, [0..<0, 13..<13]),
  ])
  func `As much text is kept as fits beside the ellipsis`(
    truncation: Truncation, width: Double, expected: [Range<Int>]
  ) throws {
    #expect(try kept("abcdefgfedcba", truncation, width: width) == expected)
    // A Hebrew letter has two bytes.
    #expect(
      try kept("ABCDEFGFEDCBA", truncation, width: width)
        == expected.map { 2 * $0.lowerBound..<2 * $0.upperBound })
  }

  @Test func `Spaces beside the ellipsis are omitted`() throws {
    #expect(try kept("ab cdef", .tail, width: 15) == [0..<2, 7..<7])
    #expect(try kept("abcd ef", .head, width: 23) == [0..<0, 5..<7])
    #expect(try kept("ab   cd", .head, width: 15) == [0..<0, 5..<7])
  }

  @Test func `A line at the end of the text keeps its own start and the last line's end`() throws {
    #expect(try kept("ab\ncd\nef", .tail, width: 99, hardEnd: 3) == [0..<2, 8..<8])
    #expect(try kept("ab\ncd\nef", .head, width: 99, hardEnd: 3) == [0..<0, 6..<8])
    #expect(try kept("ab\ncd\nef", .middle, width: 99, hardEnd: 3) == [0..<2, 6..<8])
    #expect(try kept("ab\ncd\nef", .tail, width: .infinity, hardEnd: 3) == [0..<2, 8..<8])
    #expect(try kept("ab\ncd\nef", .middle, width: 99, from: 6) == [6..<8, 8..<8])
  }

  @Test(arguments: [Truncation.head, .middle, .tail])
  func `If only a line end is omitted, the ellipsis replaces it`(part: Truncation) throws {
    #expect(try kept("ab\n", part, width: 20, hardEnd: 3) == [0..<2, 2..<2])
    let text = try Ruler.text("ab\n")
    let lines = Paragraph(text, fallback: nil)
      .lines(width: 20, style: .truncated(part))
    #expect(lines.count == 1 && lines[0].elidedRange == 2..<3)
    #expect(SeenLine(lines[0]).row == "8: ab…@0 =10")
    // If letters are omitted, too, it replaces them.
    let narrow = Paragraph(text, fallback: nil).lines(width: 9.5, style: .truncated(.head))
    #expect(narrow[0].elidedRange == 0..<1)
  }

  @Test func `A symbol is kept whole`() throws {
    // 3 + 12 fit in 15; U+FFFC has three bytes.
    #expect(try kept("ab*cdef", .tail, width: 22) == [0..<5, 9..<9])
    #expect(try kept("ab*cdef", .tail, width: 21) == [0..<2, 9..<9])
  }

  @Test func `A letter keeps its accent`() throws {
    let attributes = TextAttributes(font: try TestFaces.inter())
    let text = ShapedText(
      StyledText("e\u{301}e\u{301}", attributes: attributes), direction: .automatic, wraps: true,
      fallback: nil)
    let tabs = TabLayout(text, style: ParagraphStyle())
    for width in stride(from: 0, to: text.pen[6], by: 0.25) {
      let kept = LineTruncation(text: text, tabs: tabs, width: width, truncation: .tail)
        .kept(from: 0, hardEnd: 6, ellipsis: 0).before
      #expect([0..<0, 0..<3].contains(kept), "\(width)")
    }
  }
}
