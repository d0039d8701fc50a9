@testable import SymtextAnimation
import SymtextGraphics
import Testing

struct TouchingContoursTests {
  private func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    .ellipse(center: Point(x, y), radiusX: radius, radiusY: radius)
  }

  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    var path = Path()
    path.move(to: Point(x, y))
    path.line(to: Point(x + width, y))
    path.line(to: Point(x + width, y + height))
    path.line(to: Point(x, y + height))
    path.close()
    return path
  }

  private func shapes(_ paths: Path...) -> [[Int]] {
    var all = Path()
    for path in paths { all.append(path) }
    return TouchingContours(all, tolerance: 0.05).shapes
  }

  @Test func `An empty path has no shapes`() {
    #expect(shapes() == [])
  }

  @Test func `Separate dots are separate shapes, in their order`() {
    #expect(shapes(circle(20, 0, 2), circle(0, 0, 2), circle(10, 0, 2)) == [[0], [1], [2]])
  }

  @Test func `Dots with overlapping boxes that do not touch are separate`() {
    // The corners of their boxes overlap, but the circles do not touch.
    #expect(shapes(circle(0, 0, 10), circle(15, 15, 10)) == [[0], [1]])
  }

  @Test func `A ring and its hole are one shape`() {
    #expect(shapes(circle(0, 0, 10), circle(0, 0, 8)) == [[0, 1]])
    #expect(shapes(circle(0, 0, 8), circle(0, 0, 10)) == [[0, 1]])
  }

  @Test func `Contours within a ring belong to it, at any depth`() {
    #expect(
      shapes(circle(0, 0, 10), circle(0, 0, 8), circle(0, 0, 2), circle(30, 0, 3))
        == [[0, 1, 2], [3]])
    // In any order.
    #expect(
      shapes(circle(30, 0, 3), circle(0, 0, 2), circle(31, 0, 1), circle(0, 0, 10)) == [
        [0, 2], [1, 3],
      ])
  }

  @Test func `Bars that cross are one shape though no corner lies in the other`() {
    #expect(shapes(box(-10, -1, 20, 2), box(-1, -10, 2, 20)) == [[0, 1]])
  }

  @Test func `Contours that share an edge are one shape, and close ones are not`() {
    #expect(shapes(box(0, 0, 5, 5), box(5, 0, 5, 5)) == [[0, 1]])
    #expect(shapes(box(0, 0, 5, 5), box(5.001, 0, 5, 5)) == [[0], [1]])
  }

  @Test func `A chain of touching contours is one shape in any order`() {
    #expect(
      shapes(circle(0, 0, 3), circle(20, 0, 3), circle(5, 0, 3), circle(10, 0, 3), circle(15, 0, 3))
        == [[0, 1, 2, 3, 4]])
    #expect(shapes(circle(0, 0, 3), circle(10, 0, 3), circle(5, 0, 3)) == [[0, 1, 2]])
  }

  @Test func `Every contour of a large number belongs to exactly one shape`() {
    var path = Path()
    for number in 0..<200 { path.append(circle(Double(number) * 10, 0, 3)) }
    let shapes = TouchingContours(path, tolerance: 0.1).shapes
    #expect(shapes.flatMap(\.self).sorted() == Array(0..<200))
    #expect(shapes.count == 64)
  }

  @Test func `Contours without area are accepted`() {
    var path = Path()
    path.move(to: Point(0, 0))
    path.close()
    path.move(to: Point(1, 1))
    path.append(circle(0, 0, 5))
    #expect(
      TouchingContours(path, tolerance: 0.1).shapes.flatMap(\.self).count == path.contours.count)
  }
}
