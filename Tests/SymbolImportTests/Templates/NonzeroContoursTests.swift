@testable import SymtextGraphics
@testable import SymtextSymbolImport
import Testing

struct NonzeroContoursTests {
  /// Returns a square; the opposite direction gives its area the opposite sign.
  private func square(_ x: Double, _ y: Double, _ side: Double, reversed: Bool = false) -> Path {
    let corners = [
      Point(x, y), Point(x + side, y), Point(x + side, y + side), Point(x, y + side),
    ]
    var path = Path()
    path.move(to: corners[0])
    for corner in reversed ? Array(corners.dropFirst().reversed()) : Array(corners.dropFirst()) {
      path.line(to: corner)
    }
    path.close()
    return path
  }

  private func path(_ squares: Path...) -> Path { Path(contours: squares) }

  @Test func `A single contour gets the common direction`() {
    let isNegative = square(0, 0, 10).area < 0
    let mixed = path(square(0, 0, 10), square(20, 0, 10, reversed: true), square(40, 0, 5))
    #expect(NonzeroContours.wrong(in: mixed, isNegative: isNegative) == [1])
    #expect(NonzeroContours.wrong(in: mixed, isNegative: !isNegative) == [0, 2])
  }

  @Test func `A hole is reversed together with its outer contour`() {
    let isNegative = square(0, 0, 10).area < 0
    let ring = path(square(0, 0, 10, reversed: true), square(2, 2, 6), square(20, 0, 10))
    #expect(NonzeroContours.wrong(in: ring, isNegative: isNegative) == [0, 1])
    let right = path(square(0, 0, 10), square(2, 2, 6, reversed: true))
    #expect(NonzeroContours.wrong(in: right, isNegative: isNegative) == [])
  }

  @Test func `Contours that meet at a corner are separate areas`() {
    let isNegative = square(0, 0, 10).area < 0
    let meeting = path(square(0, 0, 10), square(9, 9, 10, reversed: true))
    #expect(NonzeroContours.wrong(in: meeting, isNegative: isNegative) == [1])
  }
}
