import SymtextSymbolTestSupport
import Testing
@testable import SymtextTextLayout

struct ParagraphIndentTests {
  private func lines(
    _ text: String, width: Double? = nil, _ style: ParagraphStyle
  ) throws -> [Line] {
    let attributes = TextAttributes(font: try TestFaces.inter())
    return Paragraph(StyledText(text, attributes: attributes)).lines(width: width, style: style)
  }

  @Test func `Paragraph spacing applies between paragraphs, not between their lines`() throws {
    let text = "aaaa bbbb\ncccc\n\ndddd"
    let plain = try lines(text, width: 50, ParagraphStyle())
    let spaced = try lines(text, width: 50, ParagraphStyle(paragraphSpacing: 7))
    let moves = zip(plain, spaced).map { $1.baseline - $0.baseline }
    #expect(plain.map(\.isParagraphStart) == [true, false, true, true, true])
    #expect(zip(moves, [0, 0, 7, 14, 21]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func `Without a width, the widest line with its indents is the column`() throws {
    let style = ParagraphStyle(alignment: .end, firstLineIndent: 30, endIndent: 5)
    let lines = try lines("aaaaaa\nbb", style)
    #expect(abs(lines[0].x - 30) < 1e-9)
    #expect(abs(lines[1].x + lines[1].width - lines[0].x - lines[0].width) < 1e-9)
  }

  @Test func `Tabs are measured from the column, so that hanging lists are aligned`() throws {
    let style = ParagraphStyle(tabStops: [TabStop(40)], firstLineIndent: 12, hangingIndent: 40)
    let lines = try lines("1.\taaaa bbbb cccc", width: 110, style)
    #expect(lines.count > 1)
    let element = try #require(lines[0].elements.last)
    #expect(abs(lines[0].x + element.x - 40) < 1e-9)
    #expect(lines.dropFirst().allSatisfy { abs($0.x - 40) < 1e-9 })
  }

  @Test func `A truncated line ends before its indent`() throws {
    let style = ParagraphStyle(maxLines: 1, firstLineIndent: 20, endIndent: 30)
    let line = try #require(try lines("aaaa bbbb cccc dddd", width: 120, style).first)
    #expect(line.isTruncated && line.x == 20)
    #expect(line.width <= 70 && line.width > 50)
  }

  @Test(arguments: [-5, .nan, .infinity] as [Double])
  func `Invalid distances are zero`(value: Double) throws {
    var style = ParagraphStyle(paragraphSpacing: value, firstLineIndent: value)
    style.hangingIndent = value
    style.endIndent = value
    #expect(style == ParagraphStyle())
  }

  @Test func `Indents wider than the column leave one letter per line`() throws {
    let lines = try lines("abc", width: 20, ParagraphStyle(firstLineIndent: 50, hangingIndent: 50))
    #expect(lines.count == 3 && lines.allSatisfy { $0.x == 50 })
  }
}
