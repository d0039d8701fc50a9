import Testing

@testable import SymtextTextLayout

@Suite struct PunctuationTrimmingTests {
  @Test(arguments: ["中", "「", "ー", "한", "（", "：", "𠀀“”", "“」"])
  func `East Asian texts may have full-width punctuation`(text: String) {
    #expect(PunctuationTrimming.mayOccur(in: Array(text.utf8)))
  }

  @Test(arguments: [
    "", "Tap (“this”) – or that…", "😀 and 👩‍💻", "\u{FFFC}", "\u{E000}\u{F0000}", "אב (ג)", "नमस्ते",
  ])
  func `letters, emoji and symbol placeholders are skipped`(text: String) {
    #expect(!PunctuationTrimming.mayOccur(in: Array(text.utf8)))
  }
}
