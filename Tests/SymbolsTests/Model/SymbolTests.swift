@testable import SymtextFontGlyphs
@testable import SymtextSymbols
import SymtextSymbolTestSupport
import Testing

struct SymbolTests {
  @Test(arguments: [
    "heart", "plus.circle", "text.page.badge.magnifyingglass", "square.3.layers.3d.top.filled",
    "a", "x_y", String(repeating: "a", count: 50), "markAsRead3", "premeal.DIY", "AI-Chat",
    "VPNON4",
    "donut-4-1", "Größe", "星", "3d", "сердце.fill", "हिन्दी", String(repeating: "星", count: 50),
  ])
  func `A name is words of letters, digits, underscores and hyphens joined by dots`(name: String) {
    #expect(Symbol.isValidName(name))
  }

  @Test(arguments: [
    "", ".", "heart.", ".heart", "heart..fill", "heart fill", "-heart", "heart-", "heart-.fill",
    "heart.-fill", "_x", "a/b", "a=b", "a:b", "a,b", "😀", "a\u{200D}b", "\u{301}", "a.\u{301}",
    "\u{3164}", "$x", "heart\n", String(repeating: "a", count: 51),
    String(repeating: "星", count: 51),
  ])
  func `Other names are invalid`(name: String) {
    #expect(!Symbol.isValidName(name))
  }

  @Test(arguments: [
    ("Gro\u{308}ße", "Größe"), ("か\u{3099}", "が"), ("\u{1112}\u{1161}\u{11AB}", "한"),
    ("heart", "heart"),
    ("x\u{301}", "x\u{301}"),
  ])
  func `Letters and their marks are composed where possible`(
    name: String, composed: String
  ) {
    #expect(Array(Symbol.composed(name).unicodeScalars) == Array(composed.unicodeScalars))
  }

  @Test(arguments: [
    ("heart.fill", "heart.fill"), ("markAsRead3", "markAsRead3"), ("AI-Chat", "AI_u002DChat"),
    ("星", "u661F"), ("Größe", "Gr_u00F6_u00DFe"), ("3d", "u0033d"),
  ])
  func `Glyph names have the characters that fonts allow`(name: String, glyph: String) throws {
    var symbol = try drawing(name: "a")
    symbol.name = name
    #expect(symbol.glyphName == glyph)
  }

  @Test func `The scales have their nominal ratios`() {
    #expect(SymbolScale.medium.factor == 1)
    #expect(abs(SymbolScale.medium.factor / SymbolScale.small.factor - 1.276) < 1e-12)
    #expect(abs(SymbolScale.large.factor / SymbolScale.small.factor - 1.647) < 1e-12)
  }
}
