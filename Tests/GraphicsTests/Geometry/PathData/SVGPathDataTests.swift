@testable import SymtextGraphics
import Testing

struct SVGPathDataTests {
  private static func p(_ x: Double, _ y: Double) -> Point { Point(x, y) }

  @Test(
    arguments: [
      ("", []),
      (" \n\t", []),
      ("M1 2", [.move(p(1, 2))]),
      ("M1,2L3,4", [.move(p(1, 2)), .line(p(3, 4))]),
      ("m1 2l3 4", [.move(p(1, 2)), .line(p(4, 6))]),
      ("M1 2 3 4 5 6", [.move(p(1, 2)), .line(p(3, 4)), .line(p(5, 6))]),
      ("m1 2 3 4 5 6", [.move(p(1, 2)), .line(p(4, 6)), .line(p(9, 12))]),
      ("M1 2H5V7", [.move(p(1, 2)), .line(p(5, 2)), .line(p(5, 7))]),
      ("M1 2h5v7", [.move(p(1, 2)), .line(p(6, 2)), .line(p(6, 9))]),
      ("M0 0H1 2 3", [.move(p(0, 0)), .line(p(1, 0)), .line(p(2, 0)), .line(p(3, 0))]),
      ("M0 0C1 2 3 4 5 6", [.move(p(0, 0)), .cubic(p(1, 2), p(3, 4), p(5, 6))]),
      ("M1 1c1 2 3 4 5 6", [.move(p(1, 1)), .cubic(p(2, 3), p(4, 5), p(6, 7))]),
      (
        "M0 0C0 1 2 3 4 4S7 7 8 8",
        [.move(p(0, 0)), .cubic(p(0, 1), p(2, 3), p(4, 4)), .cubic(p(6, 5), p(7, 7), p(8, 8))]
      ),
      ("M1 1s2 3 4 4", [.move(p(1, 1)), .cubic(p(1, 1), p(3, 4), p(5, 5))]),
      ("M0 0Q1 2 3 4", [.move(p(0, 0)), .quad(p(1, 2), p(3, 4))]),
      ("M1 1q1 2 3 4", [.move(p(1, 1)), .quad(p(2, 3), p(4, 5))]),
      (
        "M0 0Q1 2 4 4T8 8",
        [.move(p(0, 0)), .quad(p(1, 2), p(4, 4)), .quad(p(7, 6), p(8, 8))]
      ),
      ("M1 1t2 3", [.move(p(1, 1)), .quad(p(1, 1), p(3, 4))]),
      ("M1 1h2zl5 5", [.move(p(1, 1)), .line(p(3, 1)), .close, .line(p(6, 6))]),
      ("M1 1h2Zm1 1h1", [.move(p(1, 1)), .line(p(3, 1)), .close, .move(p(2, 2)), .line(p(3, 2))]),
      ("M12 18h0", [.move(p(12, 18)), .line(p(12, 18))]),
    ] as [(String, [Path.Element])])
  func `Every command is parsed, absolute and relative`(
    text: String, elements: [Path.Element]
  ) throws {
    #expect(try SVGPathData.parse(text).elements == elements)
  }

  @Test(
    arguments: [
      ("M1-2", [.move(p(1, -2))]),
      ("M.5.25", [.move(p(0.5, 0.25))]),
      ("M+1e1-2E-1", [.move(p(10, -0.2))]),
      ("M1.L2.", []),
      ("M 1 , 2 ,3 4", [.move(p(1, 2)), .line(p(3, 4))]),
    ] as [(String, [Path.Element])])
  func `Numbers follow each other as the grammar allows`(
    text: String, elements: [Path.Element]
  ) throws {
    guard !elements.isEmpty else {
      #expect(throws: SVGPathData.Failure.self) { try SVGPathData.parse(text) }
      return
    }
    #expect(try SVGPathData.parse(text).elements == elements)
  }

  @Test(arguments: [
    "M0 0A5 5 0 0 1 10 0", "M0 0a5 5 0 0110 0", "M0 0A5,5,0,01,10,0", "M0 0a5 5 0 01 10 0",
  ])
  func `The flags of an arc may be packed`(text: String) throws {
    let path = try SVGPathData.parse(text)
    #expect(path.currentPoint == Point(10, 0))
    let box = try #require(path.bounds)
    #expect(abs(box.minY + 5) < 0.01 && abs(box.maxY) < 1e-9)
  }

  @Test func `A smooth curve after another command has no reflected control point`() throws {
    let elements = try SVGPathData.parse("M0 0C0 1 2 3 4 4L5 5S7 7 8 8").elements
    #expect(elements.last == .cubic(Point(5, 5), Point(7, 7), Point(8, 8)))
    let quad = try SVGPathData.parse("M0 0C0 1 2 3 4 4T8 8").elements
    #expect(quad.last == .quad(Point(4, 4), Point(8, 8)))
  }

  @Test(arguments: [
    ("L1 2", 0, "path data must begin with M or m"),
    ("1 2", 0, "a command letter is expected"),
    ("M1", 2, "a number is expected for the command M"),
    ("M1 2L3", 6, "a number is expected for the command L"),
    ("M1 2X3", 4, "unknown path command X"),
    ("M1 2z3 4", 5, "a command letter is expected"),
    ("M0 0A5 5 0 2 0 1 1", 11, "an arc's flag is 0 or 1"),
    ("M0 0Lx", 5, "a number is expected for the command L"),
    ("M0 0L1e400 2", 5, "a number of less than 1000000000 is expected for the command L"),
    ("M0 0L1 2;", 8, "a number is expected for the command L"),
  ])
  func `An error has its byte position`(
    text: String, offset: Int, message: String
  ) {
    let error = #expect(throws: SVGPathData.Failure.self) { try SVGPathData.parse(text) }
    #expect(error?.offset == offset)
    #expect(error?.message == message)
  }

  @Test func `A path with too many segments is refused`() {
    let text = "M0 0" + String(repeating: "h1", count: SVGPathData.mostSegments)
    // `#expect` would describe all segments of the error.
    do {
      _ = try SVGPathData.parse(text)
      Issue.record("it was read")
    } catch {
      let message = error.message
      #expect(message == "a path has at most 262144 segments")
    }
  }
}
