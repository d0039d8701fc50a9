import HTTPFront
import Testing

struct JSONTests {
  @Test(arguments: [
    #"{"a":[1,-2.50,1e3],"b":{"c":null,"d":true},"a":false}"#, #""é\"\\\n\u0001–""#, "[]",
  ])
  func `what is read is written as it was`(text: String) throws {
    #expect(try JSONReader.value(Array(text.utf8)).text == text)
  }

  @Test(arguments: [
    ("", 0), ("{", 1), ("[1,]", 3), ("01", 0), ("\"a", 2), ("{} x", 3), ("nul", 0), ("\"\\x\"", 3),
  ])
  func `a fault has its place`(text: String, offset: Int) {
    let failure = #expect(throws: JSONReader.Failure.self) {
      try JSONReader.value(Array(text.utf8))
    }
    #expect(failure?.offset == offset)
  }

  @Test func `deep nesting is refused, not followed`() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: JSONReader.Failure.self) { try JSONReader.value(Array(text.utf8)) }
  }

  @Test func `lines come apart wherever bytes end, and long ones are passed over`() {
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
