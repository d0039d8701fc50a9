@testable import SymtextSymbolText
import Testing

struct TextLengthTests {
  @Test func `The text of a placeholder counts as often as it is used, before it is made`() throws {
    let text = String(repeating: "é", count: 1000)
    let most = TextLength.most / 1000
    let markup = String(repeating: "{$a}", count: most)
    let whole = try Markup.text(markup, arguments: ["a": text])
    #expect(whole.spans.count == 1)
    #expect(whole.utf8Count == 2000 * most)
    let error = #expect(throws: SymbolError.self) {
      try Markup.text(markup + "{$a}", arguments: ["a": text])
    }
    #expect(error?.description.contains("{$a} at character \(4 * most + 1) ") == true)
    // Sixty gigabytes, if they were made.
    #expect(throws: SymbolError.self) {
      try Markup.text(
        String(repeating: "{$a}", count: 100_000),
        arguments: ["a": String(repeating: "x", count: 600_000)])
    }
  }

  @Test func `Short placeholders make room for long texts`() throws {
    let text = String(repeating: "x", count: TextLength.most)
    #expect(try Markup.text("{$a}", arguments: ["a": text]).utf8Count == TextLength.most)
    #expect(throws: SymbolError.self) { try Markup.text("{$a}.", arguments: ["a": text]) }
  }

  @Test func `Characters are counted, not bytes, and a symbol is one`() throws {
    var text = AttributedText(String(repeating: "漢", count: TextLength.most - 1))
    text.append(AttributedText.Symbol("heart"))
    try text.checkLength()
    text.append("a")
    #expect(throws: SymbolError.self) { try text.checkLength() }
  }
}
