@testable import SymtextAuthoring
@testable import SymtextGraphics
import Testing

struct SVGNumberTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (696, "696"), (-0.5, "-0.5"), (1055.541, "1055.541"),
    (0.0000004, "0"), (-0.0000006, "-0.000001"), (2877.1234567, "2877.123457"), (1.05, "1.05"),
    (.infinity, "0"), (.nan, "0"), (1e300, "0"),
  ])
  func `Numbers are short and exact to a millionth`(value: Double, text: String) {
    #expect(SVGNumber.text(value) == text)
  }

  @Test func `Path data has the fewest possible separators`() {
    let path = Path([
      .move(Point(1, -2)), .line(Point(-3.5, 4)), .quad(Point(0, 1), Point(2, 3)),
      .cubic(Point(1, 2), Point(-3, -4), Point(5, 6)), .close,
    ])
    #expect(SVGNumber.text(path) == "M1-2L-3.5 4Q0 1 2 3C1 2-3-4 5 6Z")
  }
}
