import SymtextTestSupport
import Testing

@testable import SymtextTextLayout

/// Properties of ``LineBreak``; the notation is that of ``Ruler``.
struct LineBreakTests {
  private func breaks(
    _ notation: String, font: TestRulerFont = .ruler, letterSpacing: Double = 0, wraps: Bool = true
  ) throws -> LineBreaks {
    let text = try Ruler.text(notation, font: font, letterSpacing: letterSpacing)
    return ShapedText(text, direction: .automatic, wraps: wraps, fallback: nil).breaks
  }

  @Test func `Spaces before a break hang beyond the ink`() throws {
    let breaks = try breaks("ab  cd\nef ")
    #expect(breaks.map(\.offset) == [4, 7, 10])
    #expect(breaks.map(\.inkedEnd) == [2, 6, 9])
    #expect(breaks.map(\.isMandatory) == [false, true, true])
  }

  @Test func `A symbol may begin a line and end one`() throws {
    let breaks = try breaks("ab*cd")
    #expect(breaks.map(\.offset) == [2, 5, 7])
  }

  @Test func `A soft hyphen has the advance of its font's hyphen`() throws {
    #expect(try breaks("cd\u{AD}j").map(\.offset) == [4, 5])
    #expect(try breaks("cd\u{AD}j").map(\.hyphenAdvance) == [3, 0])
    #expect(try breaks("cd\u{AD}j", font: .plain).map(\.hyphenAdvance) == [5, 0])
    #expect(try breaks("ab cd j").allSatisfy { $0.hyphenAdvance == 0 })
    // At the end of the text it is zero.
    #expect(try breaks("cd\u{AD}\nj\u{AD}").map(\.hyphenAdvance) == [0, 0])
    #expect(try breaks("cd\u{AD}j", wraps: false).map(\.hyphenAdvance) == [0])
  }

  @Test(arguments: ["ab cd", "AB CD", "ab* c*", "** **"])
  func `At a line's end the space after its last letter or symbol is removed`(text: String) throws {
    #expect(try breaks(text, letterSpacing: 3).allSatisfy { $0.lastSpacing == 3 })
    #expect(try breaks(text).allSatisfy { $0.lastSpacing == 0 })
  }
}
