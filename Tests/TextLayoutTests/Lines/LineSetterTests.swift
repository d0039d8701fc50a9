import SymtextSymbolTestSupport
import Testing
@testable import SymtextTextLayout

/// Positions of letters, symbols and ellipses in a line.
struct LineSetterTests {
  private let attributes: TextAttributes
  private let spaced: TextAttributes

  init() throws {
    attributes = TextAttributes(font: try TestFaces.inter())
    spaced = TextAttributes(font: try TestFaces.inter(), letterSpacing: 4)
  }

  private let symbol = Attachment(content: 0, advance: 20, ascent: 12, descent: 2)

  /// Returns the text of each element from left to right; an ellipsis or hyphen is “+”, a symbol “*”.
  private func pieces(_ line: Line, of text: StyledText) -> [String] {
    line.elements.map { _, element in
      guard case .text(let run) = element else { return "*" }
      return run.range.isEmpty ? "+" : String(decoding: text.utf8[run.range], as: UTF8.self)
    }
  }

  // MARK: Letter spacing

  @Test(arguments: [("ab", "cd"), ("אב", "גד")])
  func `Letter spacing applies beside symbols too, but not at the end`(
    before: String, after: String
  ) throws {
    func width(_ attributes: TextAttributes) throws -> Double {
      var text = StyledText(before, attributes: attributes)
      text.append(symbol, attributes: attributes)
      text.append(symbol, attributes: attributes)
      text.append(after, attributes: attributes)
      return Paragraph(text).lines()[0].width
    }
    // Six elements have five gaps.
    #expect(try abs(width(spaced) - width(attributes) - 5 * 4) < 1e-9)
  }

  @Test func `From right to left the spacing of a symbol is on its left`() throws {
    var text = StyledText("א", attributes: spaced)
    text.append(symbol, attributes: spaced)
    text.append("ב", attributes: spaced)
    let line = Paragraph(text).lines()[0]
    let places = line.elements.map(\.x)
    guard case .text(let last) = line.elements[0].element else {
      Issue.record("the last letter does not stand on the left")
      return
    }
    #expect(abs(places[1] - last.advance - 4) < 1e-9)
    #expect(abs(places[2] - places[1] - 20) < 1e-9)
  }

  @Test(arguments: ["CENTRED", "TWO WORDS", "א ב ג"])
  func `A text fits in its own width`(string: String) throws {
    var text = StyledText(string, attributes: spaced)
    text.append(symbol, attributes: spaced)
    let paragraph = Paragraph(text)
    let width = paragraph.lines()[0].width
    #expect(paragraph.lines(width: width).count == 1)
    // As it is printed, with four digits.
    #expect(paragraph.lines(width: (width * 10_000).rounded(.down) / 10_000).count == 1)
  }

  // MARK: Ellipses

  @Test func `An ellipsis within right-to-left text follows its direction`() throws {
    let text = StyledText("ab שלום עולם וגם שלום cd", attributes: attributes)
    let style = ParagraphStyle(maxLines: 1, truncation: .middle)
    let line = Paragraph(text).lines(width: 120, style: style)[0]
    let ranges = line.elements.compactMap { _, element -> Range<Int>? in
      if case .text(let run) = element { run.range } else { nil }
    }
    let place = try #require(ranges.firstIndex { $0.isEmpty })
    // Between Hebrew on both sides, of which the first part of the text is on the right.
    #expect(ranges[place + 1].lowerBound < ranges[place - 1].lowerBound)
    #expect(ranges[0].lowerBound == 0 && ranges.last?.upperBound == text.utf8.count)
  }

  @Test func `An ellipsis at the end is where the line ends`() throws {
    let text = StyledText("ab שלום עולם וגם שלום", attributes: attributes)
    let line = Paragraph(text).lines(width: 90, style: ParagraphStyle(maxLines: 1))[0]
    #expect(pieces(line, of: text).last == "+")
  }

  // MARK: Justified lines

  @Test func `Brackets and commas stay with their ideographs when these are spaced`()
    throws
  {
    let text = StyledText("日本、「語文」章。もう一度、日本", attributes: attributes)
    let paragraph = Paragraph(text)
    let width = 16 * 8 + 7.0
    let plain = paragraph.lines(width: width)[0]
    let justified = paragraph.lines(width: width, style: ParagraphStyle(alignment: .justify))[0]
    #expect(abs(justified.width - width) < 1e-6)
    let grown = zip(glyphs(of: [plain]), glyphs(of: [justified])).filter { $1.advance > $0.advance }
    let clusters = grown.map { UTF8Decoding.scalar(text.utf8, at: $0.0.cluster).scalar }
    // Neither before 、」。 nor after 「.
    #expect(clusters == ["日", "、", "語"])
  }
}
