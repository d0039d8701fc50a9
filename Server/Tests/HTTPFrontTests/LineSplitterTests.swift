import HTTPFront
import Testing

struct LineSplitterTests {
  @Test func `lines are split at any boundary of bytes, and long ones are skipped`() {
    let text = Array("one\r\ntwo\n\n123456\nlast".utf8)
    for size in 1...text.count {
      var splitter = LineSplitter(limit: 5)
      var lines: [LineSplitter.Line] = []
      for start in stride(from: 0, to: text.count, by: size) {
        lines += splitter.lines(text[start..<min(start + size, text.count)])
      }
      if let last = splitter.last() { lines.append(last) }
      #expect(
        lines == [
          .whole(Array("one".utf8)), .whole(Array("two".utf8)), .whole([]), .tooLong,
          .whole(Array("last".utf8)),
        ])
    }
  }
}
