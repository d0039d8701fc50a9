import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing
@testable import SymtextTextLayout

struct ItemizerTests {
  private func pieces(_ text: StyledText) -> [String] {
    Itemizer.items(of: text, bidi: BidiLevels(text.utf8, direction: .automatic)).map {
      String(decoding: text.utf8[$0.range], as: UTF8.self)
    }
  }

  private func pieces(_ text: String) throws -> [String] {
    pieces(StyledText(text, attributes: TextAttributes(font: try TestFaces.inter())))
  }

  @Test func `Text is split where the script changes`() throws {
    #expect(try pieces("abcПриветxyz") == ["abc", "Привет", "xyz"])
  }

  @Test func `Spaces, digits and marks belong to the preceding script`() throws {
    #expect(try pieces("abc, 12 Привет! 3") == ["abc, 12 ", "Привет! 3"])
    #expect(try pieces("e\u{301}e") == ["e\u{301}e"])
  }

  @Test func `Characters before the first letter belong to its script`() throws {
    #expect(try pieces("12 – Привет") == ["12 – Привет"])
  }

  @Test func `Text without a script is one item`() throws {
    #expect(try pieces("12 3") == ["12 3"])
    #expect(try pieces("") == [])
  }

  @Test func `Line ends and attachments are between items`() throws {
    let style = TextAttributes(font: try TestFaces.inter())
    var text = StyledText("a\nb ", attributes: style)
    text.append(Attachment(content: 0, advance: 1, ascent: 1, descent: 0), attributes: style)
    text.append(" c\n", attributes: style)
    #expect(pieces(text) == ["a", "b ", " c"])
  }

  @Test func `Text is split where the style changes`() throws {
    var text = StyledText("ab", attributes: TextAttributes(font: try TestFaces.inter(weight: 400)))
    text.append("cd", attributes: TextAttributes(font: try TestFaces.inter(weight: 700)))
    #expect(pieces(text) == ["ab", "cd"])
  }
}
