import SymtextGraphics
import Testing

struct BezierTests {
  private static let cubics = [
    CubicBezier(Point(0, 0), Point(0, 10), Point(10, 10), Point(10, 0)),
    CubicBezier(Point(0, 0), Point(12, 10), Point(-2, 10), Point(10, 0)),
    CubicBezier(Point(1, 2), Point(40, -9), Point(-30, 5), Point(8, 8)),
    CubicBezier(Point(0, 0), Point(1, 1), Point(2, 2), Point(3, 3)),
  ]
  private static let quadratics = [
    QuadraticBezier(Point(0, 0), Point(5, 10), Point(10, 0)),
    QuadraticBezier(Point(0, 0), Point(20, 3), Point(4, 9)),
    QuadraticBezier(Point(0, 0), Point(5, 5), Point(10, 10)),
  ]

  private func box(_ points: [Point]) -> Rect {
    var box = Rect(points[0])
    for point in points { box.include(point) }
    return box
  }

  /// Returns the largest difference of two boxes' sides.
  private func difference(_ a: Rect, _ b: Rect) -> Double {
    [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY].map(abs).max() ?? 0
  }

  @Test(arguments: cubics)
  func `The bounds of a cubic are those of its points`(curve: CubicBezier) {
    let sampled = box((0...2000).map { curve.point(at: Double($0) / 2000) })
    #expect(difference(curve.bounds, sampled) < 1e-4)
  }

  @Test(arguments: quadratics)
  func `The bounds of a quadratic are those of its points`(curve: QuadraticBezier) {
    let sampled = box((0...2000).map { curve.point(at: Double($0) / 2000) })
    #expect(difference(curve.bounds, sampled) < 1e-4)
  }

  @Test(arguments: quadratics)
  func `A quadratic equals its cubic form`(curve: QuadraticBezier) {
    for step in 0...10 {
      let t = Double(step) / 10
      #expect(curve.point(at: t).distance(to: curve.elevated.point(at: t)) < 1e-12)
    }
  }

  @Test(arguments: cubics)
  func `A part of a cubic follows the whole`(curve: CubicBezier) {
    let part = curve.part(from: 0.2, to: 0.7)
    for step in 0...10 {
      let t = Double(step) / 10
      #expect(part.point(at: t).distance(to: curve.point(at: 0.2 + 0.5 * t)) < 1e-9)
    }
  }

  @Test func `An S has one inflection, in its middle`() throws {
    let curve = CubicBezier(Point(0, 0), Point(10, 0), Point(0, 10), Point(10, 10))
    #expect(curve.inflections.count == 1)
    #expect(abs(try #require(curve.inflections.first) - 0.5) < 1e-9)
  }

  @Test func `An arch has no inflection`() {
    #expect(Self.cubics[0].inflections.isEmpty)
  }

  @Test func `If control points coincide with an end, the direction is that of the curve`() {
    let curve = CubicBezier(Point(0, 0), Point(0, 0), Point(0, 5), Point(5, 5))
    #expect(curve.direction(at: 0) == Vector(0, 1))
    let point = Point(2, 2)
    #expect(CubicBezier(point, point, point, point).direction(at: 0.5) == nil)
  }
}
