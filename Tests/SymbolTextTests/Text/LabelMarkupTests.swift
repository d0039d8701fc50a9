import SymtextSymbols
import SymtextTestSupport
import Testing

@testable import SymtextSymbolText

/// Labels of controls: symbols in braces, and no other markup.
struct LabelMarkupTests {
  private func parts(_ source: String) throws -> [String] {
    try Markup.symbols(source).spans.map { span in
      switch span.content {
      case .text(let text): text
      case .symbol(let symbol): "<\(symbol.name)>"
      case .image: "image"
      }
    }
  }

  @Test func `A name in braces is a symbol, also with options`() throws {
    #expect(try parts("Add {cart} now") == ["Add ", "<cart>", " now"])
    let text = try Markup.symbols("{bell weight=bold else=star}")
    guard case .symbol(let symbol) = try #require(text.spans.first).content else {
      Issue.record("no symbol")
      return
    }
    #expect(symbol.configuration.weight == .named(.bold) && symbol.fallback == .symbol("star"))
    #expect(try parts(#"{bell alt="a } b"}!"#) == ["<bell>", "!"])
  }

  @Test(arguments: [
    ("**a** [b]", "**a** [b]"), (#"\*"#, #"\*"#), ("{{bell}}", "{bell}"), ("{} { a }", "{} { a }"),
    ("}", "}"), ("{", "{"), ("", ""),
  ])
  func `Everything else is literal`(source: String, expected: String) throws {
    #expect(try parts(source).joined() == expected)
  }

  @Test(arguments: ["{bell", "{bell scael=2}", "{image=a.png}", "{bell weight=}"])
  func `A wrong option or an open brace is an error`(source: String) {
    #expect(throws: SymbolError.self) { try Markup.symbols(source) }
  }
}
