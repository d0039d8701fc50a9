import Foundation
import SymtextGraphics
import Testing

struct PathShapesTests {
  private func arc(
    _ radiusX: Double, _ radiusY: Double, rotation: Double = 0, isLarge: Bool = false,
    isPositive: Bool = true, from start: Point = Point(0, 0), to end: Point
  ) -> Path {
    var path = Path()
    path.move(to: start)
    path.arc(
      radiusX: radiusX, radiusY: radiusY, rotation: rotation, isLarge: isLarge,
      isPositive: isPositive, to: end)
    return path
  }

  private func points(_ path: Path) -> [Point] { path.flattened(tolerance: 1e-4)[0].points }

  @Test(arguments: [false, true], [false, true])
  func `An arc ends exactly at its end and keeps its radius`(isLarge: Bool, isPositive: Bool) {
    let path = arc(5, 5, isLarge: isLarge, isPositive: isPositive, to: Point(6, 0))
    #expect(path.currentPoint == Point(6, 0))
    // The centre is 4 above or below the chord, depending on the flags.
    let center = Point(3, isLarge == isPositive ? -4 : 4)
    for point in points(path) { #expect(abs(point.distance(to: center) - 5) < 0.002) }
  }

  @Test(arguments: [false, true])
  func `A positive arc runs from the x axis towards the y axis`(isPositive: Bool) {
    let path = arc(5, 5, isPositive: isPositive, to: Point(10, 0))
    let middle = points(path)[points(path).count / 2]
    // From left to right with growing angles leads over the top, with y down.
    #expect(isPositive ? middle.y < -4.9 : middle.y > 4.9)
  }

  @Test(arguments: [(false, 1.0), (true, 3.0)])
  func `A large arc is the longer one`(isLarge: Bool, quarters: Double) {
    let path = arc(5, 5, isLarge: isLarge, to: Point(5, 5))
    let points = self.points(path)
    let length = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    #expect(abs(length - quarters * 5 * .pi / 2) < 0.01)
  }

  @Test func `Radii that are too small are enlarged together`() {
    let path = arc(2, 1, to: Point(20, 0))
    let box = path.bounds
    #expect(path.currentPoint == Point(20, 0))
    #expect(abs((box?.height ?? 0) - 5) < 0.01)
  }

  @Test func `A rotated ellipse keeps its radii along its own axes`() {
    let turn = Double.pi / 6
    let end = Point(8 * cos(turn), 8 * sin(turn))
    for point in points(arc(4, 2, rotation: turn, to: end)) {
      let x = (point.x - end.x / 2) * cos(turn) + (point.y - end.y / 2) * sin(turn)
      let y = -(point.x - end.x / 2) * sin(turn) + (point.y - end.y / 2) * cos(turn)
      #expect(abs((x / 4) * (x / 4) + (y / 2) * (y / 2) - 1) < 0.002)
    }
  }

  @Test func `An arc with a radius of zero is a line`() {
    let line = Path.Element.line(Point(3, 4))
    #expect(arc(0, 5, to: Point(3, 4)).elements.last == line)
  }

  @Test func `An arc to the current point draws nothing`() {
    #expect(arc(5, 5, to: .zero).elements == [.move(.zero)])
  }

  @Test func `A circle keeps its radius and runs clockwise with y down`() {
    let points = points(.ellipse(center: Point(12, 12), radiusX: 10, radiusY: 10))
    for point in points { #expect(abs(point.distance(to: Point(12, 12)) - 10) < 0.003) }
    #expect(points[0] == Point(12, 2))
    #expect(signedArea(points) > 0)
  }

  @Test func `A rounded rectangle fills its box, and radii are limited to half a side`() {
    let rect = Rect(x: 1, y: 2, width: 10, height: 4)
    let path = Path.roundedRect(rect, radiusX: 99, radiusY: 99)
    #expect(path.bounds == rect)
    #expect(signedArea(points(path)) > 0)
  }

  @Test func `A rectangle without radii has four corners and nothing else`() {
    let path = Path.roundedRect(Rect(x: 0, y: 0, width: 2, height: 1), radiusX: 0, radiusY: 3)
    #expect(path.elements.count == 5)
  }
}
