import SymtextSymbolTestSupport
import SymtextFonts
import SymtextGraphics
import SymtextTestSupport
import Testing
@testable import SymtextTextLayout

/// Carets, hits and selections in texts with known results.
struct CaretTests {
  private let attributes: TextAttributes

  init() throws { attributes = TextAttributes(font: try TestFaces.inter(size: 20)) }

  private func frame(
    _ text: String, width: Double? = nil, style: ParagraphStyle = ParagraphStyle(),
    direction: WritingDirection = .automatic
  ) throws -> TextFrame {
    Paragraph(StyledText(text, attributes: attributes), direction: direction)
      .frame(width: width, style: style)
  }

  private func width(_ text: String) throws -> Double {
    Paragraph(StyledText(text, attributes: attributes)).lines()[0].width
  }

  private func isNear(_ x: Double?, _ y: Double) -> Bool { x.map { abs($0 - y) < 1e-6 } ?? false }

  @Test func `Carets are between letters and have the line's height`() throws {
    let frame = try frame("Hone")
    let line = frame.lines[0]
    for offset in 0...4 {
      let caret = frame.caret(at: offset)
      let before = try width(String("Hone".prefix(offset)) + "|") - width("|")
      #expect(abs(caret.x - before) < 0.6 && caret.weakX == nil && !caret.isRightToLeft)
      #expect(caret.top == 0 && caret.bottom == line.ascent + line.descent)
    }
    #expect(isNear(frame.caret(at: 4).x, line.width))
    #expect(frame.caret(at: -3).x == 0 && frame.caret(at: 99) == frame.caret(at: 4))
  }

  @Test
  func `At a change of direction there are two carets, the strong one in the line's direction`()
    throws
  {
    // Visual order: abc, then GIMEL BET ALEF from left to right.
    let frame = try frame("abcאבג")
    let ends = (left: try width("abc"), right: frame.lines[0].width)
    let middle = frame.caret(at: 3)
    #expect(
      isNear(middle.x, ends.left) && isNear(middle.weakX, ends.right) && !middle.isRightToLeft)
    let end = frame.caret(at: 9)
    #expect(isNear(end.x, ends.right) && isNear(end.weakX, ends.left) && !end.isRightToLeft)
    let inside = frame.caret(at: 5)
    #expect(inside.weakX == nil && inside.isRightToLeft && inside.x > frame.caret(at: 7).x)
    // The end of the text is nearest to the left side of GIMEL, because its other caret is there; exactly on the edge
    // it is the position with the strong caret.
    #expect(frame.position(at: Point(ends.left + 1, 5)).offset == 9)
    #expect(frame.position(at: Point(ends.left, 5)).offset == 3)
  }

  @Test func `The end of a wrapped line and the next start are one position in the text`()
    throws
  {
    let frame = try frame("one two", width: try width("one") + space() + 1)
    #expect(frame.lines.count == 2)
    let start = frame.caret(at: 4)
    let end = frame.caret(at: 4, affinity: .upstream)
    let hanging = try width("one") + space()
    #expect(start.line == 1 && start.x == 0 && end.line == 0 && isNear(end.x, hanging))
    #expect(frame.position(.lineEnd, from: TextPosition(1)) == TextPosition(4, affinity: .upstream))
    #expect(frame.position(.lineStart, from: TextPosition(4, affinity: .upstream)).offset == 0)
    #expect(frame.position(at: Point(500, 5)) == TextPosition(4, affinity: .upstream))
    #expect(frame.position(at: Point(-5, end.bottom + 1)) == TextPosition(4))
    #expect(frame.position(at: Point(1, -50)).offset == 0)
    #expect(frame.position(at: Point(500, 500)).offset == 7)
  }

  private func space() throws -> Double { try width("a a") - 2 * width("a") }

  @Test func `Spaces at the end of a line have width, up to the column's edge`() throws {
    let free = try frame("one  \ntwo ")
    let space = try space()
    let (one, two) = (try width("one"), try width("two"))
    #expect(isNear(free.caret(at: 5).x, one + 2 * space))
    #expect(isNear(free.caret(at: 10).x, two + space))
    let column = try width("one") + 1
    let bound = try frame("one   two", width: column)
    #expect(isNear(bound.caret(at: 6, affinity: .upstream).x, column))
    let hebrew = try frame("אב ", width: 100)
    let letters = try width("אב")
    #expect(isNear(hebrew.caret(at: 5).x, 100 - letters - space))
  }

  @Test func `An empty line has a caret, and an empty text that of its first letter`() throws {
    let lines = try frame("a\n\nb\n")
    #expect(lines.lines.count == 4)
    #expect((0...5).map { lines.caret(at: $0).line } == [0, 0, 1, 2, 2, 3])
    #expect(lines.caret(at: 2).x == 0 && lines.caret(at: 5).bottom > lines.caret(at: 5).top)
    let empty = try frame("")
    #expect(empty.lines.isEmpty && empty.position(at: Point(3, 3)).offset == 0)
    // As before the first letter, at any line height and alignment.
    let styles = [
      ParagraphStyle(), ParagraphStyle(alignment: .center, lineHeight: .points(50)),
      ParagraphStyle(alignment: .end, lineHeight: .multiple(2), firstLineIndent: 7),
    ]
    for style in styles {
      for (direction, letter) in [(WritingDirection.leftToRight, "a"), (.rightToLeft, "א")] {
        let empty = try frame("", width: 100, style: style, direction: direction).caret(at: 0)
        var first = try frame(letter, width: 100, style: style, direction: direction).caret(at: 0)
        if style.alignment != .start {
          let half = try width(letter) / (style.alignment == .center ? 2 : 1)
          first.x += direction == .leftToRight ? half : -half
        }
        #expect(isNear(empty.x, first.x) && empty.bottom > 20, "\(style), \(direction)")
        #expect(isNear(empty.top, first.top) && isNear(empty.bottom, first.bottom))
        #expect(empty.isRightToLeft == (direction == .rightToLeft))
      }
    }
    // Without attributes the height is unknown.
    let nothing = Paragraph(StyledText()).frame().caret(at: 0)
    #expect(nothing.top == 0 && nothing.bottom == 0)
    #expect(empty.selectionRects(for: 0..<1).isEmpty)
    for movement in TextMovement.allCases {
      #expect(empty.position(movement, from: TextPosition(4)) == TextPosition(0))
    }
  }

  @Test func `A ligature has carets where GDEF specifies, or else in equal parts`() throws {
    let noto = Font(face: try Face(file: TestFonts.noto("NotoSerif-Regular")), size: 1000)
    let text = StyledText("ffi", attributes: TextAttributes(font: noto))
    let frame = Paragraph(text).frame()
    // f_f_i of Noto Serif has carets at 334 and 668, as fontTools prints them.
    #expect(
      (0...3).map { (frame.caret(at: $0).x * 1e6).rounded() / 1e6 } == [
        0, 334, 668, frame.lines[0].width,
      ])
    let dejaVu = StyledText("fi", attributes: TextAttributes(font: try TestFaces.dejaVuSerif()))
    let equal = Paragraph(dejaVu).frame()
    #expect(equal.fragments(for: 0..<2)[0].glyphs.count == 1)
    #expect(isNear(equal.caret(at: 1).x, equal.lines[0].width / 2))
    #expect(equal.position(at: Point(equal.lines[0].width * 0.7, 2)).offset == 1)
    #expect(equal.position(at: Point(equal.lines[0].width * 0.8, 2)).offset == 2)
  }

  @Test func `Attachments and tabs are characters`() throws {
    var text = StyledText("a\t", attributes: attributes)
    text.append(
      Attachment(content: 1, advance: 30, ascent: 10, descent: 0), attributes: attributes)
    text.append("b", attributes: attributes)
    let frame = Paragraph(text).frame(style: ParagraphStyle(tabStops: [TabStop(100)]))
    #expect(frame.caret(at: 2).x == 100 && frame.caret(at: 5).x == 130)
    #expect(frame.caret(at: 3).position.offset == 2)
    #expect(
      frame.position(at: Point(60, 5)).offset == 2 && frame.position(at: Point(40, 5)).offset == 1)
    #expect(frame.position(.nextCharacter, from: TextPosition(2)).offset == 5)
    #expect(frame.position(.nextWord, from: TextPosition(1)).offset == 5)
    let rects = frame.selectionRects(for: 0..<6)
    #expect(rects.count == 1 && rects[0].rect.minX == 0)
    #expect(isNear(rects[0].rect.maxX, frame.lines[0].width))
    let fragments = frame.fragments(for: 1..<3)
    #expect(fragments.map(\.range) == [2..<5] && fragments[0].x == 100 && fragments[0].width == 30)
  }

  @Test func `An ellipsis has the range of the text that it replaces`() throws {
    let text = "The quick brown fox jumps over the lazy dog"
    func cut(_ truncation: Truncation) throws -> TextFrame {
      try frame(text, width: 140, style: ParagraphStyle(maxLines: 1, truncation: truncation))
    }
    let tail = try cut(.tail)
    let elided = try #require(tail.elidedRange)
    #expect(elided.upperBound == text.utf8.count && elided.lowerBound > 8)
    #expect(tail.lines[0].isTruncated)
    let place = tail.caret(at: elided.lowerBound)
    #expect(tail.caret(at: elided.lowerBound + 5).x == place.x)
    #expect(isNear(tail.caret(at: text.utf8.count).x, tail.lines[0].width))
    #expect(tail.selectionRects(for: elided)[0].rect.minX == place.x)
    #expect(tail.fragments(for: elided).map(\.range) == [elided])
    let middle = try #require(try cut(.middle).elidedRange)
    #expect(middle.lowerBound > 3 && middle.upperBound < text.utf8.count)
    let head = try #require(try cut(.head).elidedRange)
    #expect(head.lowerBound == 0 && head.upperBound > 20)
    let whole = try frame(text)
    #expect(whole.elidedRange == nil)
  }

  @Test func `A selection has a rectangle for each direction, line by line`() throws {
    let frame = try frame("abcאבגdef")
    let rects = frame.selectionRects(for: 2..<7)
    #expect(rects.map(\.isRightToLeft) == [false, true])
    // Of GIMEL BET ALEF the last two are selected, which are on the right.
    let left = try width("abc")
    #expect(isNear(rects[0].rect.maxX, left))
    #expect(isNear(rects[1].rect.minX, frame.caret(at: 7).x))
    #expect(rects[1].rect.minX > rects[0].rect.maxX + 1)
    let lines = try self.frame("one\n\ntwo").selectionRects(for: 1..<6)
    #expect(lines.map(\.line) == [0, 1, 2] && lines[1].rect.width == 0)
  }

  @Test func `Movement by words skips whole words`() throws {
    let frame = try frame("It isn’t, well 3.5 – ไทยแลนด์")
    var stops: [Int] = []
    var place = TextPosition(0)
    while place.offset < frame.utf8Count {
      place = frame.position(.nextWord, from: place)
      stops.append(place.offset)
    }
    let text = Array("It isn’t, well 3.5 – ไทยแลนด์".utf8)
    let words = stops.map { String(decoding: text[frame.word(at: $0 - 1)], as: UTF8.self) }
    #expect(words == ["It", "isn’t", "well", "3.5", "ไทย", "แลนด์"])
    #expect(frame.position(.previousWord, from: TextPosition(7)).offset == 3)
    #expect(frame.position(.previousWord, from: TextPosition(3)).offset == 0)
    let lines = try self.frame("one\n\n  \ntwo")
    #expect(lines.position(.nextWord, from: TextPosition(3)).offset == 11)
    #expect(lines.position(.previousWord, from: TextPosition(8)).offset == 0)
    #expect(lines.position(.paragraphEnd, from: TextPosition(1)).offset == 3)
    #expect(lines.position(.paragraphStart, from: TextPosition(10)).offset == 8)
  }

  @Test func `Up and down keep the x position`() throws {
    let frame = try frame("wide line here\nab\nanother wide line")
    let start = TextPosition(10)
    let x = frame.caret(at: start).x
    let second = frame.position(lines: 1, from: start)
    #expect(second.offset == 17)
    let third = frame.position(lines: 1, from: second, keepingX: x)
    #expect(abs(frame.caret(at: third).x - x) < 9 && frame.caret(at: third).line == 2)
    #expect(frame.position(lines: 2, from: start) == third)
    #expect(frame.position(lines: -1, from: start).offset == 0)
    #expect(frame.position(lines: 3, from: start).offset == frame.utf8Count)
    #expect(frame.position(lines: .max, from: second).offset == frame.utf8Count)
    #expect(frame.position(lines: .min, from: second).offset == 0)
  }
}
