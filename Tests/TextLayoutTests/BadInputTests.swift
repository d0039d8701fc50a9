import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing
@testable import SymtextFonts
@testable import SymtextTextLayout

/// Invalid numbers and unusual texts.
struct BadInputTests {
  static let odd: [Double] = [
    0, -1, .nan, .infinity, -.infinity, 1e300, .leastNonzeroMagnitude,
  ]

  private func text(_ string: String, size: Double = 16) throws -> StyledText {
    StyledText(string, attributes: TextAttributes(font: try TestFaces.inter(size: size)))
  }

  private func isFinite(_ lines: [Line]) -> Bool {
    lines.allSatisfy { line in
      [line.x, line.baseline, line.width, line.ascent, line.descent].allSatisfy(\.isFinite)
        && line.elements.allSatisfy(\.x.isFinite)
    } && glyphs(of: lines).allSatisfy { $0.advance.isFinite }
  }

  @Test(arguments: odd)
  func `A font of any size can be set`(size: Double) throws {
    let font = try TestFaces.inter(size: size)
    #expect(font.size >= 0 && font.size <= 1e6)
    #expect(isFinite(Paragraph(try text("Äh fi", size: size)).lines(width: 100)))
    #expect(font.metrics.capHeight.isFinite)
  }

  @Test func `A font of size zero takes no space`() throws {
    let lines = Paragraph(try text("a b", size: .nan)).lines()
    #expect(lines.count == 1 && lines[0].width == 0 && lines[0].ascent == 0)
  }

  @Test(arguments: odd)
  func `A text can be set at any width`(width: Double) throws {
    for alignment in Alignment.allCases {
      let lines = Paragraph(try text("ab cd\nef")).lines(
        width: width, style: ParagraphStyle(alignment: alignment))
      #expect(isFinite(lines))
      #expect(lines.count == (width > 100 ? 2 : 6))
    }
  }

  @Test(arguments: odd)
  func `Styles with any numbers can be set`(number: Double) throws {
    let paragraph = Paragraph(try text("a\tb\tc d e"))
    for height in [LineHeight.points(number), .multiple(number)] {
      for alignment in TabStop.Alignment.allCases {
        let style = ParagraphStyle(
          lineHeight: height, tabStops: [TabStop(90, alignment), TabStop(number, alignment)],
          tabInterval: number)
        #expect(isFinite(paragraph.lines(width: 120, style: style)))
      }
    }
  }

  @Test(arguments: [Int.min, -1, 0, 1, Int.max])
  func `The minimum number of lines is one`(most: Int) throws {
    for truncation in Truncation.allCases {
      let style = ParagraphStyle(maxLines: most, truncation: truncation)
      let lines = Paragraph(try text("ab cd ef")).lines(width: 30, style: style)
      #expect(lines.count == (most == .max ? 3 : 1))
    }
  }

  @Test(arguments: odd)
  func `Any letter spacing and attachments of any size can be set`(number: Double) throws {
    var attributes = TextAttributes(font: try TestFaces.inter(), letterSpacing: number)
    attributes.letterSpacing = number
    var text = StyledText("ab ", attributes: attributes)
    text.append(
      Attachment(content: 0, advance: number, ascent: number, descent: number),
      attributes: attributes)
    text.append(" cd", attributes: attributes)
    #expect(isFinite(Paragraph(text).lines(width: 50)))
  }

  @Test func `An axis coordinate that is not a number is ignored`() throws {
    let face = try TestFaces.inter.get()
    #expect(Font(face: face, size: 9, coordinates: DesignCoordinates(weight: .nan)).weight == 400)
    let heaviest = Font(face: face, size: 9, coordinates: DesignCoordinates(weight: .infinity))
    #expect(heaviest.weight == 900)
  }

  @Test func `Tab stops may be in any order`() throws {
    let stops = [TabStop(200), TabStop(.nan), TabStop(50), TabStop(-3)]
    let lines = Paragraph(try text("\ta\tb")).lines(style: ParagraphStyle(tabStops: stops))
    #expect(lines[0].elements.map(\.x) == [50, 200])
  }

  @Test(arguments: Truncation.allCases, ["ab\ncd\n\n\n", "ab\n \n\t\n", "\n\n\n", "ab\n\n"])
  func `Text that ends in empty lines is truncated`(truncation: Truncation, string: String) throws {
    for width in [nil, 0, 20] as [Double?] {
      let style = ParagraphStyle(maxLines: 1, truncation: truncation)
      let lines = Paragraph(try text(string)).lines(width: width, style: style)
      #expect(lines.count == 1 && lines[0].isTruncated)
    }
  }

  @Test func `A measured width fits spaced letters`() throws {
    let attributes = TextAttributes(font: try TestFaces.inter(), letterSpacing: 7)
    let paragraph = Paragraph(StyledText("ab cd", attributes: attributes))
    let width = paragraph.lines()[0].width
    #expect(paragraph.lines(width: width).count == 1)
    #expect(paragraph.lines(width: width - 0.1).count == 2)
  }

  @Test func `A cut that removes kerning does not make a line too wide`() throws {
    let paragraph = Paragraph(try text("AVAVAVAVAVAVAVAVAVAVAVAV"))
    for width in stride(from: 12.0, to: 90, by: 0.7) {
      #expect(paragraph.lines(width: width).allSatisfy { $0.width <= width + 1e-4 })
    }
  }

  @Test(arguments: ["\u{2067}", "\u{2068}", "\u{202B}", "\u{202E}"])
  func `Ten thousand nested directions can be set`(opening: String) throws {
    let closing = opening < "\u{2066}" ? "\u{202C}" : "\u{2069}"
    for end in ["", String(repeating: closing, count: 10_000)] {
      let string = String(repeating: opening, count: 10_000) + "a" + end
      let lines = Paragraph(try text(string), fallback: nil).lines(width: 50)
      #expect(glyphs(of: lines).contains { $0.advance > 0 })
    }
  }

  @Test(arguments: ["👩‍👩‍👧‍👦", "🇩🇪", "e\u{301}\u{323}", "각"])
  func `A long text without spaces is cut between clusters`(cluster: String) throws {
    let text = try text(String(repeating: cluster, count: Itemizer.longestItem / 2))
    let boundaries = Set(GraphemeBreaks.offsets(in: text.utf8))
    let items = Itemizer.items(of: text, bidi: BidiLevels(text.utf8, direction: .automatic))
    #expect(items.count > 1)
    #expect(items.allSatisfy { boundaries.contains($0.range.upperBound) })
  }

  @Test func `A cluster longer than an item is cut between characters`() throws {
    let text = try text("a" + String(repeating: "\u{301}", count: Itemizer.longestItem))
    let items = Itemizer.items(of: text, bidi: BidiLevels(text.utf8, direction: .automatic))
    #expect(items.map(\.range.count).reduce(0, +) == text.utf8.count)
    #expect(items.allSatisfy { text.utf8[$0.range.lowerBound] & 0xC0 != 0x80 })
    #expect(Paragraph(text).lines(width: 1).count == 1)
  }

  @Test(arguments: [("a \u{301}b", [5]), ("🇩\u{2067}🇪🇫🇷🇯", [23])])
  func `No line ends inside a cluster`(string: String, places: [Int]) throws {
    let text = try text(string)
    let breaks = LineBreak.breaks(
      of: text, wraps: true, shaper: Shaper(text, fallback: nil), runs: [],
      pen: PenPlaces([], end: string.utf8.count))
    #expect(breaks.map(\.offset) == places)
  }

  @Test func `Attachment characters in a text are not attachments`() throws {
    #expect(try text("a\u{FFFC}\u{301}").text == "a\u{FFFD}\u{301}")
  }
}
