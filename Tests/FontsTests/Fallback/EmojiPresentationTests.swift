import Testing
@testable import SymtextFonts

struct EmojiPresentationTests {
  @Test(arguments: ["😀", "☎\u{FE0F}", "1\u{FE0F}\u{20E3}", "🇩🇪", "☝🏽", "👩‍👩‍👧", "❤\u{200D}🔥", "\u{231A}"])
  func `Emoji presentation`(text: String) {
    #expect(EmojiPresentation(Array(text.unicodeScalars)) == .emoji)
  }

  @Test(arguments: ["a", "1", "☎", "\u{231A}\u{FE0E}", "1\u{20E3}", "©", "#", "あ", ""])
  func `Text presentation`(text: String) {
    #expect(EmojiPresentation(Array(text.unicodeScalars)) == .text)
  }
}
