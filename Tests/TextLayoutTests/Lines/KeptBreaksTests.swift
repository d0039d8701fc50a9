import SymtextSymbolTestSupport
import Testing
@testable import SymtextTextLayout

struct KeptBreaksTests {
  private let style: TextAttributes

  init() throws { style = TextAttributes(font: try TestFaces.inter()) }

  /// Returns the lines of a text with an attachment for `@`, which stays with its specified neighbours.
  private func lines(
    _ source: String, keep: SymtextTextLayout.Attachment.Keep?, width: Double,
    _ paragraph: ParagraphStyle
  ) throws -> [String] {
    var styled = StyledText()
    for (index, part) in source.split(separator: "@", omittingEmptySubsequences: false).enumerated()
    {
      if index > 0 {
        let attachment = SymtextTextLayout.Attachment(
          content: 0, advance: 20, ascent: 12, descent: 2, keep: keep)
        styled.append(attachment, attributes: style)
      }
      styled.append(String(part), attributes: style)
    }
    return Paragraph(styled).lines(width: width, style: paragraph).map {
      text(of: $0, in: styled).replacing("\u{FFFC}", with: "@")
    }
  }

  /// Words of about 40 points.
  @Test(
    arguments: [
      ("aaaa@bbbb", nil, ["aaaa@", "bbbb"]), ("aaaa@bbbb", .next, ["aaaa", "@bbbb"]),
      ("aaaa@ bbbb", nil, ["aaaa@ ", "bbbb"]), ("aaaa@ bbbb", .next, ["aaaa", "@ bbbb"]),
      ("aaaa @bbbb", .previous, ["aaaa @", "bbbb"]),
      ("cc aa @bbb", .previous, ["cc ", "aa @", "bbb"]),
      ("cc aa @bbb", nil, ["cc aa ", "@bbb"]),
      ("aaa @ b ccc", .both, ["aaa @ b ", "ccc"]),
      ("aaaa@\nbbbb", .next, ["aaaa@\n", "bbbb"]),
    ] as [(String, SymtextTextLayout.Attachment.Keep?, [String])])
  func `An attachment stays with its specified words`(
    source: String, keep: SymtextTextLayout.Attachment.Keep?, expected: [String]
  ) throws {
    let found = try lines(
      source, keep: keep, width: source.hasPrefix("cc") ? 50 : 66, ParagraphStyle())
    #expect(found == expected)
  }

  @Test func `Kept content that is too wide is cut as a last resort, unless cuts are forbidden`()
    throws
  {
    #expect(try lines("@aaaaaaaa", keep: .next, width: 40, ParagraphStyle()).count > 1)
    let whole = ParagraphStyle(overflowWrap: .normal)
    #expect(try lines("@aaaaaaaa", keep: .next, width: 40, whole) == ["@aaaaaaaa"])
  }
}
