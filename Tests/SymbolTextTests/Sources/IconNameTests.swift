@testable import SymtextSymbolText
import Testing

struct IconNameTests {
  @Test(
    arguments: [
      ("u+f0f3", 0xF0F3), ("U+F0F3", 0xF0F3), ("uniF0F3", 0xF0F3), ("u+1f600", 0x1F600),
      ("u+f0f", nil), ("u+110000", nil), ("u+d800", nil), ("u+-f0f3", nil), ("unicorn", nil),
      ("uF0F3", nil), ("f0f3", nil), ("u+１２３４", nil), ("", nil),
    ] as [(String, UInt32?)])
  func `A code point is written after u+ or uni`(name: String, character: UInt32?) {
    #expect(IconName.character(name) == character)
  }

  @Test(arguments: [
    "shopping_cart", "arrow-left", "AddAlarm", "360", "10k", "unicorn", "glyphs", "delete.fill",
  ])
  func `A name of words is descriptive`(name: String) { #expect(IconName.isTelling(name)) }

  @Test(arguments: [
    "", "a", ".notdef", ".null", "uniF0F3", "u1F600", "glyph00012", "gid12", "g12", "_536", "cid07",
    "a b", "a{b", "a}b", "a=b",
  ])
  func `Names of letters and numbers, and names invalid in markup, are not descriptive`(
    name: String
  ) {
    #expect(!IconName.isTelling(name))
  }

  @Test func `A name is split into speakable words`() {
    #expect(IconName.words("shopping_cart") == "shopping cart")
    #expect(IconName.words("arrow-left.fill") == "arrow left fill")
    #expect(IconName.words("u+f0f3") == "")
  }
}
