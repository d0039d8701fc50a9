internal import SymtextFonts
import SymtextSymbolTestSupport
@testable import SymtextOpenType
import SymtextTestSupport
import Testing
@testable import SymtextTextLayout

struct ParagraphTests {
  private let style: TextAttributes

  init() throws { style = TextAttributes(font: try TestFaces.inter()) }

  private func lines(
    _ text: String, width: Double? = nil, alignment: Alignment = .start
  ) -> [Line] {
    Paragraph(StyledText(text, attributes: style)).lines(
      width: width, style: ParagraphStyle(alignment: alignment))
  }

  private func texts(_ text: String, width: Double? = nil) -> [String] {
    lines(text, width: width).map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) }
  }

  private func width(_ text: String) -> Double { lines(text)[0].width }

  /// Returns text, a symbol, text.
  private func withSymbol(_ before: String, _ after: String) -> StyledText {
    var text = StyledText(before, attributes: style)
    text.append(Attachment(content: 7, advance: 20, ascent: 14, descent: 2), attributes: style)
    text.append(after, attributes: style)
    return text
  }

  static let prose =
    "The quick brown fox AVAST jumps over the lazy dog, and office workers file affidavits."

  // MARK: Line breaks

  @Test func `Lines wrap at spaces`() {
    #expect(
      texts("aaaa bbbb cccc", width: width("aaaa bbbb") + 0.1) == ["aaaa bbbb ", "cccc"])
  }

  @Test func `A line that just fits does not wrap`() {
    #expect(texts("aaaa bbbb", width: width("aaaa bbbb")) == ["aaaa bbbb"])
  }

  @Test func `Spaces hang beyond the width`() {
    let lines = lines("aaaa      aaaa", width: width("aaaa") + 0.1)
    #expect(lines.count == 2)
    #expect(abs(lines[0].width - width("aaaa")) < 1e-9)
    #expect(lines[1].range.lowerBound == 10)
  }

  @Test func `A line ends at a line end in the text`() {
    #expect(texts("aa\nbb\n\ncc") == ["aa\n", "bb\n", "\n", "cc"])
    #expect(texts("aa\nbb", width: 1000) == ["aa\n", "bb"])
  }

  @Test(arguments: ["\r\n", "\u{2028}", "\u{2029}"])
  func `Every Unicode line end ends a line and draws nothing`(end: String) throws {
    for width in [nil, 1000] as [Double?] {
      let lines = lines("aa\(end)bb", width: width)
      #expect(lines.count == 2)
      #expect(glyphs(of: lines).map(\.glyph) == glyphs(of: self.lines("aa\nbb")).map(\.glyph))
    }
    #expect(Paragraph(StyledText("a\(end)b", attributes: style)).missingCharacters.isEmpty)
  }

  @Test func `Text without wrapping still breaks at mandatory breaks`() throws {
    let lines = Paragraph(StyledText("aa bb\ncc", attributes: style), wraps: false).lines(
      width: 1)
    #expect(lines.count >= 2)
    #expect(lines.contains { $0.range.upperBound == 6 })
  }

  @Test func `A line end that closes the text leaves an empty line after it`() {
    let lines = lines("aa\n")
    #expect(lines.count == 2)
    #expect(lines[1].elements.isEmpty && lines[1].width == 0)
    #expect(lines[1].baseline > lines[0].baseline)
    #expect(lines[1].ascent == lines[0].ascent)
  }

  @Test func `A text of line ends only gives empty lines of full height`() {
    let lines = lines("\n\n\n")
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { $0.elements.isEmpty && $0.width == 0 && $0.ascent > 0 })
    #expect(glyphs(of: lines).isEmpty)
  }

  @Test(arguments: [nil, 100] as [Double?])
  func `An empty text has no line`(width: Double?) {
    #expect(lines("", width: width).isEmpty)
  }

  @Test func `A text of spaces only is a line without width`() {
    let lines = lines("   ", width: 1)
    #expect(lines.count == 1)
    #expect(lines[0].width == 0)
  }

  @Test func `A word longer than the width is cut where the line is full`() {
    let word = "Donaudampfschifffahrtsgesellschaft"
    let lines = lines(word, width: 60)
    #expect(lines.count > 3)
    #expect(lines.allSatisfy { $0.width <= 60 + 1e-6 })
    #expect(texts(word, width: 60).joined() == word)
    // Each line is full: the next letter would not fit.
    for (line, next) in zip(texts(word, width: 60), texts(word, width: 60).dropFirst()) {
      #expect(width(line + next.prefix(1)) > 60 - 1)
    }
  }

  @Test func `The smallest width gives one letter per line`() {
    #expect(texts("abc de", width: 0.01) == ["a", "b", "c ", "d", "e"])
  }

  @Test func `A cut does not separate a letter from its accent`() {
    #expect(texts("e\u{301}e\u{301}", width: 0.01) == ["e\u{301}", "e\u{301}"])
  }

  @Test(arguments: [nil, .infinity, 1e9] as [Double?])
  func `With unlimited width a text is one line`(width: Double?) {
    #expect(lines(Self.prose, width: width).count == 1)
  }

  @Test func `A word part whose hyphen does not fit is cut before its last letter`() {
    let text = "gesellschafts\u{AD}haus"
    let lines = texts(text, width: width("gesellschafts") + 0.1)
    #expect(lines.count == 2 && lines[0] == "gesellschaft")
    // A letter and a hyphen are a line at any width.
    #expect(texts("a\u{AD}b", width: 0.01) == ["a\u{AD}", "b"])
  }

  // MARK: Symbols in lines

  @Test(arguments: [",", ".", ")", "!", "\u{A0}x"])
  func `A line does not end between a symbol and the punctuation after it`(mark: String) throws {
    let text = withSymbol("aaaa ", mark + " bbbb")
    let all = Paragraph(text).lines()[0].width
    for width in stride(from: 21.0, to: all, by: 0.5) {
      let lines = Paragraph(text).lines(width: width)
      // 8 is the start of the punctuation.
      if width > 30 { #expect(!lines.contains { $0.range.lowerBound == 8 }, "at \(width)") }
    }
  }

  @Test func `A line does not end between a bracket and the symbol in it`() throws {
    let text = withSymbol("aaaa (", ") bbbb")
    for width in stride(from: 40.0, to: 120, by: 0.5) {
      let starts = Paragraph(text).lines(width: width).map(\.range.lowerBound)
      #expect(!starts.contains(6) && !starts.contains(9), "at \(width)")
    }
  }

  @Test func `Lines break between words and symbols`() throws {
    let text = withSymbol("aaaa", "bbbb")
    let lines = Paragraph(text).lines(width: width("bbbb") + 1)
    #expect(
      lines.map { SymtextTextLayoutTests.text(of: $0, in: text) } == ["aaaa", "\u{FFFC}", "bbbb"])
  }

  @Test func `A symbol is in line with its advance`() throws {
    let text = withSymbol("ab", "cd")
    let line = try #require(Paragraph(text).lines().first)
    #expect(line.elements.count == 3)
    #expect(abs(line.elements[1].x - width("ab")) < 1e-9)
    #expect(abs(line.elements[2].x - line.elements[1].x - 20) < 1e-9)
    #expect(abs(line.width - width("ab") - width("cd") - 20) < 1e-9)
    guard case .attachment(let attachment, _) = line.elements[1].element else {
      Issue.record("there is no attachment in the middle")
      return
    }
    #expect(attachment.content as? Int == 7)
    #expect(attachment.offset == 2)
  }

  @Test func `A symbol higher than the font makes its line higher`() throws {
    var text = StyledText("a", attributes: style)
    text.append(Attachment(content: 0, advance: 20, ascent: 99, descent: 55), attributes: style)
    let line = Paragraph(text).lines()[0]
    #expect(line.ascent == 99 && line.descent == 55 && line.baseline == 99)
  }

  @Test func `A symbol alone is a line`() throws {
    var text = StyledText()
    text.append(Attachment(content: 0, advance: 20, ascent: 4, descent: 1), attributes: style)
    for width in [nil, 5, 100] as [Double?] {
      let lines = Paragraph(text).lines(width: width)
      #expect(lines.count == 1)
      #expect(lines.first?.width == 20)
    }
  }

  // MARK: Reflow

  @Test(arguments: [60.0, 97, 150, 233, 400])
  func `The lines of every width have the same glyphs`(width: Double) throws {
    let paragraph = Paragraph(StyledText(Self.prose, attributes: style))
    let space = style.font.glyph(for: 0x20)
    func multiset(_ lines: [Line]) -> [GlyphID: Int] {
      Dictionary(
        glyphs(of: lines).map(\.glyph).filter { $0 != space }.map { ($0, 1) }, uniquingKeysWith: +)
    }
    #expect(multiset(paragraph.lines(width: width)) == multiset(paragraph.lines()))
  }

  @Test(arguments: [60.0, 97, 150, 233, 400])
  func `Lines fit their width, cover the text and are below each other`(width: Double) {
    let lines = lines(Self.prose, width: width)
    #expect(lines.allSatisfy { $0.width <= width + 1e-6 })
    #expect(lines.first?.range.lowerBound == 0)
    #expect(lines.last?.range.upperBound == Self.prose.utf8.count)
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(line.range.upperBound == next.range.lowerBound)
      #expect(abs(next.baseline - line.baseline - line.descent - next.ascent) < 1e-9)
    }
  }

  @Test func `A line is shaped as its text alone would be`() {
    // A line end removes the kerning with the next text.
    for line in lines(Self.prose, width: 120) {
      let own = Array(Self.prose.utf8)[line.range]
      var alone = String(decoding: own, as: UTF8.self)
      while alone.last == " " { alone.removeLast() }
      #expect(abs(line.width - width(alone)) < 1e-6, "\(alone)")
    }
  }

  @Test(arguments: [(Alignment.start, 0.0), (.center, 0.5), (.end, 1)])
  func `Lines are aligned within the width`(alignment: Alignment, part: Double) {
    for line in lines(Self.prose, width: 150, alignment: alignment) {
      #expect(abs(line.x - (150 - line.width) * part) < 1e-9)
    }
  }

  @Test func `Without a width lines are aligned within the widest`() {
    let lines = lines("aaaa\nb", alignment: .end)
    #expect(lines[0].x == 0)
    #expect(abs(lines[1].x + lines[1].width - lines[0].width) < 1e-9)
  }

  // MARK: Missing characters

  @Test func `A tab is space and not a missing character`() throws {
    #expect(Paragraph(StyledText("a\tb", attributes: style)).missingCharacters.isEmpty)
    #expect(!glyphs(of: lines("a\tb")).contains { $0.glyph == 0 })
  }

  @Test func `Missing characters are reported once, in order`() throws {
    let text = StyledText("a漢b字c漢", attributes: style)
    #expect(Paragraph(text, fallback: nil).missingCharacters == ["漢", "字"])
    #expect(Paragraph(StyledText("abc", attributes: style)).missingCharacters.isEmpty)
  }

  @Test func `A missing character is reported itself, not the letter before it`() throws {
    let text = StyledText("x\u{1AB5}y a\u{1AB5}", attributes: style)
    #expect(Paragraph(text, fallback: nil).missingCharacters == ["\u{1AB5}"])
  }

  @Test(arguments: [0.2, 0.5, 0.8, 1, 2])
  func `Lines have the requested spacing, also below the font's`(factor: Double) throws {
    let metrics = style.font.metrics
    let natural = metrics.ascent + metrics.descent + metrics.lineGap
    let lines = Paragraph(StyledText("a\nb\nc", attributes: style))
      .lines(style: ParagraphStyle(lineHeight: .multiple(factor)))
    #expect(lines.count == 3)
    for (upper, lower) in zip(lines, lines.dropFirst()) {
      #expect(abs(lower.baseline - upper.baseline - factor * natural) < 1e-9)
    }
    #expect(abs(lines[0].ascent + lines[0].descent - factor * natural) < 1e-9)
  }
}
