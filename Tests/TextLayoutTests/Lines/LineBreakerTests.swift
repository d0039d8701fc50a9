import Testing
@testable import TextLayout

struct LineBreakerTests {
  /// Breaks a text whose every byte is one wide.
  private func ranges(_ text: String, width: Double) -> [Range<Int>] {
    let bytes = Array(text.utf8)
    let opportunities = LineBreakIterator.opportunities(in: bytes) ?? []
    let tabs = TabLayout(
      tabs: [], pen: (0...bytes.count).map(Double.init), stops: [], interval: 1)
    var breaker = LineBreaker(
      bytes, breaks: LineBreak.breaks(bytes, at: opportunities), tabs: tabs)
    var ranges: [Range<Int>] = []
    while let line = breaker.line(in: width) {
      ranges.append(line.range)
      breaker.pass(line)
    }
    return ranges
  }

  @Test func `A line takes as many words as fit`() {
    #expect(ranges("aa bb cc", width: 5) == [0..<6, 6..<8])
    #expect(ranges("aa bb cc", width: 4.9) == [0..<3, 3..<6, 6..<8])
  }

  @Test func `After a cut word the text goes on in the same line`() {
    #expect(ranges("aaaaaa b", width: 4) == [0..<4, 4..<8])
  }

  @Test func `A line takes at least one cluster`() {
    #expect(ranges("abc", width: 0) == [0..<1, 1..<2, 2..<3])
  }

  @Test func `A line that must end does not take what follows`() {
    #expect(ranges("a\nb c", width: 100) == [0..<2, 2..<5])
  }

  @Test func `Without text there is no line`() {
    #expect(ranges("", width: 10) == [])
  }
}
