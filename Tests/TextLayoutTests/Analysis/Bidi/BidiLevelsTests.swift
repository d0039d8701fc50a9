import Testing
@testable import SymtextTextLayout

struct BidiLevelsTests {
  private func levels(
    _ text: String, _ direction: WritingDirection = .automatic
  ) -> BidiLevels { BidiLevels(Array(text.utf8), direction: direction) }

  private func runs(_ text: String, _ direction: WritingDirection = .automatic) -> [LevelRun] {
    levels(text, direction).runs
  }

  @Test func `Text without right-to-left characters is one run`() {
    #expect(runs("ab 12, é一\u{FFFC}\nc") == [LevelRun(range: 0..<17, level: 0)])
    #expect(runs("") == [])
  }

  @Test func `Paragraphs have their own directions`() {
    let text = "ab\nאב c\r\n12\u{2029}אx"
    let bidi = levels(text)
    #expect(bidi.baseLevel(at: 0) == 0)
    #expect(bidi.baseLevel(at: 3) == 1)
    #expect(bidi.baseLevel(at: 10) == 1)  // LF after CR
    #expect(bidi.baseLevel(at: 11) == 0)
    #expect(bidi.baseLevel(at: 16) == 1)
    #expect(bidi.runs.first?.range.lowerBound == 0)
    #expect(bidi.runs.last?.range.upperBound == text.utf8.count)
  }

  @Test func `A requested direction overrides the text's`() {
    #expect(runs("ab", .rightToLeft) == [LevelRun(range: 0..<2, level: 2)])
    #expect(levels("א", .leftToRight).baseLevel(at: 0) == 0)
    #expect(levels("א", .leftToRight).level(at: 0) == 1)
  }

  @Test func `A symbol is neutral`() {
    #expect(runs("א\u{FFFC}ב") == [LevelRun(range: 0..<7, level: 1)])
    #expect(levels("a\u{FFFC}ב").level(at: 1) == 0)
  }

  @Test func `White space at a line's end has the paragraph's level`() {
    let bidi = levels("ab אב גד")
    #expect(bidi.level(at: 7) == 1)
    #expect(
      bidi.lineRuns(0..<8) == [
        LevelRun(range: 0..<3, level: 0), LevelRun(range: 3..<7, level: 1),
        LevelRun(range: 7..<8, level: 0),
      ])
    #expect(bidi.lineRuns(8..<12) == [LevelRun(range: 8..<12, level: 1)])
  }

  @Test func `A tab and the space before it have the paragraph's level`() {
    #expect(
      levels("xא \tב").lineRuns(0..<7) == [
        LevelRun(range: 0..<1, level: 0), LevelRun(range: 1..<3, level: 1),
        LevelRun(range: 3..<5, level: 0), LevelRun(range: 5..<7, level: 1),
      ])
  }

  @Test func `Runs of a range are cut at its ends`() {
    #expect(
      levels("ab אב").runs(in: 2..<5) == [
        LevelRun(range: 2..<3, level: 0), LevelRun(range: 3..<5, level: 1),
      ])
    #expect(levels("ab אב").runs(in: 3..<3) == [])
  }

  @Test func `Runs are in visual order`() {
    #expect(BidiLevels.visualOrder([]) == [])
    #expect(BidiLevels.visualOrder([0, 1, 2, 1, 0]) == [0, 3, 2, 1, 4])
    #expect(BidiLevels.visualOrder([1, 2, 2, 1]) == [3, 1, 2, 0])
    #expect(BidiLevels.visualOrder([2, 4, 2]) == [0, 1, 2])
  }

  @Test func `The fast path gives the same result as the rules`() {
    for text in ["ab 12, é一\u{FFFC}\tc", "(a) 1-2 $3", "\u{200B}x\u{AD}"] {
      let scalars = Array(text.unicodeScalars)
      let slow = BidiParagraph(scalars, direction: .automatic)
      #expect(slow.base == 0 && slow.levels.allSatisfy { $0 == 0 })
      #expect(runs(text).count == 1)
    }
  }

  /// If the fast scan missed a character, it would stay at level 0.
  @Test func `The fast scan misses no character that changes the direction`() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), !scalar.isASCII else { continue }
      switch BidiClass(scalar) {
      case .rightToLeft, .arabicLetter, .arabicNumber, .rightToLeftEmbedding, .rightToLeftOverride,
        .leftToRightEmbedding, .leftToRightOverride, .popDirectionalFormat, .leftToRightIsolate,
        .rightToLeftIsolate, .firstStrongIsolate, .popDirectionalIsolate:
        var paragraphs = BidiParagraphs(Array(String(scalar).utf8))
        #expect(paragraphs.next()?.isPlain == false, "U+\(String(value, radix: 16))")
      default: break
      }
    }
  }

  @Test func `10,000 nested isolates stop at level 125`() {
    let text =
      String(repeating: "\u{2067}", count: 10_000) + "א(a)"
      + String(repeating: "\u{2069}", count: 10_000)
    let bidi = levels(text)
    #expect(bidi.runs.map(\.level).max() == 126)
    #expect(bidi.runs.last?.range.upperBound == text.utf8.count)
    let open = String(repeating: "\u{2068}", count: 10_000) + "א"
    #expect(levels(open).level(at: open.utf8.count - 1) == 125)
    let lone = String(repeating: "\u{2069}", count: 10_000) + "א"
    #expect(levels(lone).baseLevel(at: 0) == 1)
  }

  @Test func `Two megabytes of brackets take linear time`() {
    let words = String(repeating: "אבג (def) 12 ", count: 60_000) + "\n"
    let brackets =
      "אa" + String(repeating: "(", count: 300_000) + String(repeating: "]", count: 300_000)
    let text = words + brackets
    #expect(levels(text).runs.last?.range.upperBound == text.utf8.count)
  }

  /// FriBidi 1.0.8 takes quadratic time for each: at least five seconds for 125,000 characters.
  @Test(arguments: [
    "()", "\u{2068}", "\u{2067}א\u{2069}", "\u{2067}!\u{2069}!", "\u{2067}(\u{2069}(",
    "!\u{2067}א\u{2069}", "\u{2066}١+\u{2069}",
  ])
  func `A megabyte of pairs and isolates takes linear time`(unit: String) {
    let text = "אa" + String(repeating: unit, count: 1_000_000 / unit.utf8.count)
    #expect(levels(text).runs.last?.range.upperBound == text.utf8.count)
  }

  @Test func `Invalid UTF-8 still has levels`() {
    let utf8: [UInt8] = [0xD7, 0xFF, 0x80, 0xE2, 0x80, 0x61, 0xF0, 0x90]
    let bidi = BidiLevels(utf8, direction: .automatic)
    #expect(bidi.runs.last?.range.upperBound == utf8.count)
  }
}
