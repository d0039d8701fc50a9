import TestSupport
import Testing

@testable import TextLayout

struct FallbackPartTests {
  /// The texts of the runs of a line and whether another font stands in.
  private func runs(_ string: String) throws -> [String] {
    let text = StyledText(string, attributes: TextAttributes(font: try TestFaces.inter()))
    let lines = Paragraph(text, direction: .leftToRight).lines()
    return lines.flatMap(\.elements).compactMap { _, element in
      guard case .text(let run) = element else { return nil }
      let isOwn = run.font.face === run.attributes.font.face
      return String(decoding: text.utf8[run.range], as: UTF8.self) + (isOwn ? "" : "*")
    }
  }

  @Test func `Spaces and punctuation between words of another font are set in it`() throws {
    #expect(try runs("शब्द, शब्द शब्द.") == ["शब्द, शब्द शब्द*", "."])
  }

  @Test func `Spaces and digits between emoji stay in the text's font`() throws {
    #expect(try runs("🎉 1 🎉") == ["🎉*", " 1 ", "🎉*"])
    #expect(try runs("🎉🎉") == ["🎉🎉*"])
  }

  @Test func `What the text's font has stays in it`() throws {
    #expect(try runs("plain, text") == ["plain, text"])
    #expect(try runs("a ☃ b") == ["a ", "☃*", " b"] || TestFaces.inter.get().covers("☃"))
  }
}
