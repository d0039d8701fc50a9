import FontGlyphs
@testable import OpenType
import SymbolImport
import Testing

struct CodePointsTests {
  @Test func `Names that are known keep their code points`() throws {
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

  @Test func `The code point of a name that is gone is not given away again`() throws {
    var points = try CodePoints(file: "f", text: "gone F0000\n")
    _ = try points.assign(["new"])
    #expect(points["new"] == 0xF0001)
    #expect(points.fileText == "gone F0000\nnew F0001\n")
  }

  @Test func `What is written is read back the same`() throws {
    var points = CodePoints()
    _ = try points.assign(["b", "a.x", "a"])
    #expect(try CodePoints(file: "f", text: points.fileText) == points)
  }

  @Test func `A full plane gives no more`() throws {
    var points = try CodePoints(file: "f", text: "last FFFFD\n")
    #expect(throws: FontError.self) { try points.assign(["more"]) }
  }

  @Test(arguments: [
    ("heart F0000\nheart F0001\n", "f:2:1: the name heart stands here a second time"),
    ("heart F0000\nstar F0000\n", "f:2:1: star and heart have the same code point"),
    ("heart\n", "f:1:1: “heart” is not a line “name hex” with a code point of plane 15"),
    ("\nheart 41\n", "f:2:1: “heart 41” is not a line “name hex” with a code point of plane 15"),
    ("Heart F0000", "f:1:1: “Heart F0000” is not a line “name hex” with a code point of plane 15"),
    ("a FFFFE", "f:1:1: “a FFFFE” is not a line “name hex” with a code point of plane 15"),
  ])
  func `A file that is wrong is refused with the line`(text: String, message: String) throws {
    let error = #expect(throws: ImportError.self) { try CodePoints(file: "f", text: text) }
    #expect(error?.description == message)
  }

  @Test func `Line ends of Windows are line ends`() throws {
    let points = try CodePoints(file: "f", text: "heart F0000\r\nstar F0001\r\n")
    #expect(points["star"] == 0xF0001)
  }
}
