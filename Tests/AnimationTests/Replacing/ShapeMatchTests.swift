@testable import SymtextAnimation
import SymtextGraphics
import Testing

struct ShapeMatchTests {
  private let shape = try? SVGPathData.parse("M2 3L9 4C9 8 6 9 4 7Z")

  @Test(arguments: [(1.0, 0.0, 0.0), (1, 5, -3), (0.6, 4, 4), (2, 0, 1)])
  func `Scale and offset between matching shapes are found`(scale: Double, x: Double, y: Double)
    throws
  {
    let first = try #require(shape)
    let second = first.transformed(by: .translation(x, y) * .scale(scale, scale))
    let match = try #require(ShapeMatch(first, second, tolerance: 0.05))
    #expect(abs(match.scale - scale) < 1e-9)
    #expect(match.isStill == (scale == 1 && x == 0 && y == 0))
    let point = first.elements[1].points[0]
    let moved = match.to + (point - match.from) * match.scale
    #expect(moved.distance(to: second.elements[1].points[0]) < 1e-9)
  }

  @Test func `A differently drawn path is another shape`() throws {
    let first = try #require(shape)
    for other in ["M2 3L9 4C9 8 6 9 4 7.2Z", "M2 3L9 4C9 8 6 9 4 7", "M2 3L9 4L4 7Z", ""] {
      let second = try SVGPathData.parse(other)
      #expect(ShapeMatch(first, second, tolerance: 0.05) == nil, "\(other)")
    }
    let mirrored = first.transformed(by: .scale(-1, 1))
    #expect(ShapeMatch(first, mirrored, tolerance: 0.05) == nil)
    let tiny = first.transformed(by: .scale(0.2, 0.2))
    #expect(ShapeMatch(first, tiny, tolerance: 0.05) == nil)
    #expect(ShapeMatch(Path(), Path(), tolerance: 0.05) == nil)
  }
}
