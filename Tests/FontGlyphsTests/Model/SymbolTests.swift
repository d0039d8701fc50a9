import FontGlyphs
import Testing

struct SymbolTests {
  @Test(arguments: [
    "heart", "plus.circle", "text.page.badge.magnifyingglass", "square.3.layers.3d.top.filled",
    "a", "x_y", String(repeating: "a", count: 50),
  ])
  func `A name is lower-case words, digits and underscores joined by dots`(name: String) {
    #expect(Symbol.isValidName(name))
  }

  @Test(arguments: [
    "", ".", "heart.", ".heart", "heart..fill", "Heart", "heart fill", "heart-fill", "3d", "_x",
    "her\u{7A}é", "heart\n", String(repeating: "a", count: 51),
  ])
  func `Anything else is no name`(name: String) {
    #expect(!Symbol.isValidName(name))
  }

  @Test func `The scales stand as the law has it`() {
    #expect(SymbolScale.medium.factor == 1)
    #expect(abs(SymbolScale.medium.factor / SymbolScale.small.factor - 1.276) < 1e-12)
    #expect(abs(SymbolScale.large.factor / SymbolScale.small.factor - 1.647) < 1e-12)
  }
}
