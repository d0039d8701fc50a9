import SymtextFontGlyphs
import SymtextSymbols
@testable import SymtextOpenType
import SymtextSymbolImport
import SymtextSVGReading
import Testing

struct CodePointsTests {
  @Test func `Known names keep their code points`() throws {
    var points = try CodePoints(file: "f", text: "heart F0007\nstar F0003\n")
    #expect(try points.assign(["star", "heart"]).isEmpty)
    #expect(points["heart"] == 0xF0007)
    #expect(points["star"] == 0xF0003)
  }

  @Test func `New names get the code points after the last, in alphabetical order`() throws {
    var points = try CodePoints(file: "f", text: "heart F0007\n")
    #expect(try points.assign(["moon", "cloud", "heart"]) == ["cloud", "moon"])
    #expect(points["cloud"] == 0xF0008)
    #expect(points["moon"] == 0xF0009)
  }

  @Test func `The first code point is the start of plane 15`() throws {
    var points = CodePoints()
    #expect(points["heart"] == nil)
    _ = try points.assign(["heart"])
    #expect(points["heart"] == 0xF0000)
  }

  @Test func `The code point of a removed name is not reused`() throws {
    var points = try CodePoints(file: "f", text: "gone F0000\n")
    _ = try points.assign(["new"])
    #expect(points["new"] == 0xF0001)
    #expect(points.fileText == "gone F0000\nnew F0001\n")
  }

  @Test func `Written code points are read back unchanged`() throws {
    var points = CodePoints()
    _ = try points.assign(["b", "a.x", "a"])
    #expect(try CodePoints(file: "f", text: points.fileText) == points)
  }

  @Test(arguments: [("FFFFD", "FFFFD"), ("F8FF", "F8FF"), ("10FFFD", "10FFFD")])
  func `A full area assigns no more`(last: String, end: String) throws {
    var points = try CodePoints(file: "f", text: "last \(last)\n")
    let error = #expect(throws: FontError.self) { try points.assign(["more"]) }
    #expect(
      error?.description
        == "no code point is left for more: the private-use area ends at U+\(end); choose another first code point"
    )
  }

  @Test func `New names begin at a given code point and skip taken ones`() throws {
    var points = try CodePoints(file: "f", text: "heart E901\nstar F0007\n")
    _ = try points.assign(["a", "b", "c"], from: 0xE900)
    #expect([points["a"], points["b"], points["c"]] == [0xE900, 0xE902, 0xE903])
    // Without a given code point, assignment continues after the last one.
    _ = try points.assign(["d"])
    #expect(points["d"] == 0xF0008)
    #expect(throws: FontError.self) { try points.assign(["e"], from: 0x41) }
  }

  @Test(arguments: [
    ("heart F0000\nheart F0001\n", "f:2:1: the name heart occurs twice"),
    ("heart F0000\nstar F0000\n", "f:2:1: star and heart have the same code point"),
    ("heart\n", "f:1:1: “heart” is not a line “name hex” with a private-use code point"),
    (
      "\nheart 41\n", "f:2:1: “heart 41” is not a line “name hex” with a private-use code point"
    ),
    (
      "He/art F0000",
      "f:1:1: “He/art F0000” is not a line “name hex” with a private-use code point"
    ),
    ("a FFFFE", "f:1:1: “a FFFFE” is not a line “name hex” with a private-use code point"),
  ])
  func `A wrong file is refused with the line`(text: String, message: String) throws {
    let error = #expect(throws: ImportError.self) { try CodePoints(file: "f", text: text) }
    #expect(error?.description == message)
  }

  @Test func `Windows line ends are accepted`() throws {
    let points = try CodePoints(file: "f", text: "heart F0000\r\nstar F0001\r\n")
    #expect(points["star"] == 0xF0001)
  }
}
