import SymtextSymbolExport
import Testing

struct PathPatternTests {
  @Test(
    arguments: [
      ("src/*.tsx", "src", "/a.tsx", true), ("src/*.tsx", "src", "/a/b.tsx", false),
      ("src/**/*.tsx", "src", "/a/b/c.tsx", true), ("src/**/*.tsx", "src", "/c.tsx", true),
      ("src/**/*.tsx", "src", "/a/b.ts", false), ("**/a?c", ".", "/x/abc", true),
      ("**/a?c", ".", "/x/ac", false), ("/**/b/**", "/", "/a/b/c/d", true),
      ("*a*b*", ".", "/xaybz", true), ("*a*b*", ".", "/xbya", false),
      ("src/**", "src", "/a/b", true),
    ])
  func `Wildcards stand for letters of a name or for folders`(
    text: String, folder: String, path: String, isMatch: Bool
  ) throws {
    let pattern = try #require(PathPattern(text))
    #expect(pattern.folder == folder)
    #expect(pattern.matches(path) == isMatch)
  }

  @Test func `A path without wildcards is no pattern`() { #expect(PathPattern("src/a.tsx") == nil) }

  @Test func `Many wildcards take no long time`() throws {
    let pattern = try #require(PathPattern(String(repeating: "*a", count: 500) + "b"))
    #expect(!pattern.matches(String(repeating: "a", count: 2000)))
    let folders = try #require(PathPattern(String(repeating: "**/a/", count: 200) + "b"))
    #expect(!folders.matches(String(repeating: "/a", count: 1000)))
  }
}
