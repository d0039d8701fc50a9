import Testing
@testable import SymtextTextLayout

struct SlashBreaksTests {
  private func parts(_ text: String) throws -> [String] {
    let utf8 = Array(text.utf8)
    let breaks = LineBreakIterator.opportunities(in: utf8)
    var start = 0
    return SlashBreaks.without(breaks, in: utf8).map { place in
      defer { start = place.offset }
      return String(decoding: utf8[start..<place.offset], as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("see https://example.org/path/file", ["see ", "https://example.org/", "path/", "file"]),
    ("A/B test", ["A/B ", "test"]), ("n/a", ["n/a"]), ("60 km/h", ["60 ", "km/h"]),
    ("and/or", ["and/", "or"]), ("either/or", ["either/", "or"]), ("a/b/c", ["a/", "b/", "c"]),
    ("file:///etc", ["file:///", "etc"]), ("ä/é", ["ä/é"]), ("TCP/IP", ["TCP/", "IP"]),
  ])
  func `Lines break after slashes if the parts are long enough`(
    text: String, expected: [String]
  ) throws {
    #expect(try parts(text) == expected)
  }

  @Test func `Line ends after slashes stay`() throws {
    #expect(try parts("a/\nb") == ["a/\n", "b"])
  }
}
