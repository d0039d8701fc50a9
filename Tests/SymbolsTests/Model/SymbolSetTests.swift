import SymtextFontGlyphs
import SymtextSymbols
@testable import SymtextOpenType
import SymtextSymbolTestSupport
import Testing

struct SymbolSetTests {
  @Test func `Symbols are sorted by name and every name and alias gets a code point`() throws {
    let set = try SymbolSet(symbols: [
      try drawing(name: "star"), try drawing(name: "cloud", aliases: "nimbus, sky"),
    ])
    #expect(set.symbols.map(\.name) == ["cloud", "star"])
    #expect(
      ["cloud", "nimbus", "sky", "star"].map { set.codePoints[$0] } == [
        0xF0000, 0xF0001, 0xF0002, 0xF0003,
      ])
  }

  @Test func `Two symbols with the same name are refused`() throws {
    let star = try drawing(name: "star")
    let error = #expect(throws: FontError.self) { try SymbolSet(symbols: [star, star]) }
    #expect(error?.description == "there are two symbols named star")
  }

  @Test func `An alias that is another symbol's name is refused`() throws {
    let symbols = [try drawing(name: "star"), try drawing(name: "cloud", aliases: "star")]
    let error = #expect(throws: FontError.self) { try SymbolSet(symbols: symbols) }
    #expect(error?.description == "cloud has the alias star, which belongs to star")
  }
}
