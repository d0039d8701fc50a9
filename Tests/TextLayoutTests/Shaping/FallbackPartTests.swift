import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing
@testable import SymtextFonts
@testable import SymtextTextLayout

struct FallbackPartTests {
  /// Returns the texts of the runs of a line, with marks for fallback fonts.
  private func runs(_ string: String) throws -> [String] {
    let text = StyledText(string, attributes: TextAttributes(font: try TestFaces.inter()))
    let lines = Paragraph(text, direction: .leftToRight).lines()
    return lines.flatMap(\.elements).compactMap { _, element in
      guard case .text(let run) = element else { return nil }
      let isOwn = run.font.face === run.attributes.font.face
      return String(decoding: text.utf8[run.range], as: UTF8.self) + (isOwn ? "" : "*")
    }
  }

  @Test func `Spaces and punctuation between words of a fallback font are set in the text's font`()
    throws
  {
    #expect(try runs("शब्द, शब्द शब्द.") == ["शब्द*", ", ", "शब्द*", " ", "शब्द*", "."])
    #expect(try runs("שלום, שלום") == ["שלום*", ", ", "שלום*"])
  }

  @Test func `Dashes, dots and quotation marks between ideographs have full width`() throws {
    #expect(try runs("日本……「語」——日本") == ["日本……「語」——日本*"])
    #expect(try runs("日本, 日本") == ["日本*", ", ", "日本*"])
  }

  @Test(arguments: ["《书名》中文", "中文《书名》", "「引用」日本語"])
  func `Brackets beside ideographs use their font`(text: String) throws {
    #expect(try runs(text) == ["\(text)*"])
  }

  @Test(arguments: [("क्या है।", ["क्या*", " ", "है।*"]), ("صح، نعم؟", ["صح،*", " ", "نعم؟*"])])
  func `Punctuation that the text's font lacks is set in the preceding font`(
    text: String, expected: [String]
  ) throws {
    #expect(Set(try runs(text)) == Set(expected))
  }

  @Test(arguments: ["ក្រុមប្រឹក្សា", "សេចក្ដីថ្លៃថ្នូរ", "ကြီးကြပ်", "မြန်မာ", "སྒྲིབ་", "ශ්‍රී"])
  func `Letters that the shaper reorders or joins fall back together`(word: String) throws {
    let text = StyledText(word, attributes: TextAttributes(font: try TestFaces.inter()))
    #expect(Paragraph(text).missingCharacters.isEmpty)
    #expect(try runs(word) == ["\(word)*"])
  }

  @Test func `Digits and Latin letters that a Hebrew font lacks come from one font`() throws {
    let face = try Face(file: "/usr/share/fonts/truetype/noto/NotoSansHebrew-Regular.ttf")
    let attributes = TextAttributes(font: Font(face: face, size: 17), language: "he")
    let lines = Paragraph(StyledText("5% שלום abc, 24.2", attributes: attributes)).lines()
    let faces = lines.flatMap(\.elements).compactMap { _, element -> Int? in
      guard case .text(let run) = element, run.font.face !== face else { return nil }
      return run.font.face.id
    }
    #expect(faces.count > 1 && Set(faces).count == 1)
  }

  @Test func `Spaces and digits between emoji stay in the text's font`() throws {
    #expect(try runs("🎉 1 🎉") == ["🎉*", " 1 ", "🎉*"])
    #expect(try runs("🎉🎉") == ["🎉🎉*"])
  }

  @Test func `Characters in the text's font stay in it`() throws {
    #expect(try runs("plain, text") == ["plain, text"])
    #expect(try runs("a ☃ b") == ["a ", "☃*", " b"] || TestFaces.inter.get().covers("☃"))
  }
}
