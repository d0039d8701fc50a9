import Testing
@testable import SymtextTextLayout

struct GraphemeBreaksTests {
  @Test func `ASCII breaks everywhere except inside a line end`() {
    #expect(GraphemeBreaks.offsets(in: Array("a\r\nb".utf8)) == [1, 3, 4])
    #expect(GraphemeBreaks.offsets(in: Array("a\r".utf8)) == [1, 2])
    #expect(GraphemeBreaks.offsets(in: []) == [])
  }

  @Test func `A range is analysed on its own`() {
    let utf8 = Array("xe\u{301}👩‍👩‍👧y".utf8)
    #expect(GraphemeBreaks.offsets(in: utf8) == [1, 4, 22, 23])
    #expect(GraphemeBreaks.offsets(in: utf8, range: 1..<22) == [4, 22])
  }

  @Test func `Clusters are Swift's own`() {
    let text = "xe\u{301} 👩‍👩‍👧🇩🇪🇫🇷 한글 क\u{93F}\r\n"
    var end = 0
    let swift = text.map { character in
      end += character.utf8.count
      return end
    }
    #expect(GraphemeBreaks.offsets(in: Array(text.utf8)) == swift)
  }

  @Test(arguments: [
    // A virama joins consonants; a visible one at the end of a word joins nothing.
    ("न्त्रक", ["न्त्र", "क"]), ("क्ष", ["क्ष"]), ("मन् क", ["म", "न्", " ", "क"]),
    ("ន្តក", ["ន្ត", "ក"]), ("က္ကက", ["က္က", "က"]), ("ab", ["a", "b"]),
  ])
  func `No cut separates letters joined by a virama`(text: String, parts: [String]) {
    let utf8 = Array(text.utf8)
    var start = 0
    let found = GraphemeBreaks.cuts(in: utf8, range: utf8.indices).map { end in
      defer { start = end }
      return String(decoding: utf8[start..<end], as: UTF8.self)
    }
    #expect(found == parts)
  }
}
