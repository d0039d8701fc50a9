import SymtextGraphics
import Testing

struct PathDashesTests {
  private static let line = Path([.move(Point(0, 0)), .line(Point(10, 0))])

  private func lengths(_ pattern: [Double], offset: Double = 0) throws -> [[Double]] {
    try #require(Self.line.dashed(pattern, offset: offset, most: 100)).flattened(tolerance: 0.01)
      .map { contour in
        [contour.points.first, contour.points.last].compactMap { $0?.x }
          .map { ($0 * 1000).rounded() / 1000 }
      }
  }

  @Test func `Dashes and gaps alternate`() throws {
    #expect(try lengths([3, 2]) == [[0, 3], [5, 8]])
    #expect(try lengths([3, 2], offset: 1) == [[0, 2], [4, 7], [9, 10]])
    #expect(try lengths([3, 2], offset: -1) == [[1, 4], [6, 9]])
    #expect(try lengths([1, 1, 4, 1], offset: 700) == [[0, 1], [2, 6], [7, 8], [9, 10]])
  }

  @Test func `A dash without length is a point with a direction`() throws {
    let dots = try lengths([0, 4])
    #expect(dots.count == 3)
    #expect(dots.allSatisfy { $0[1] - $0[0] < 0.001 })
  }

  @Test func `Curves are cut by their length`() throws {
    let circle = Path.ellipse(center: .zero, radiusX: 1, radiusY: 1)
    let halves = try #require(circle.dashed([.pi / 2, .pi / 2], offset: 0, most: 10))
    let ends = halves.flattened(tolerance: 0.001).compactMap(\.points.last)
    #expect(ends.count >= 2)
    #expect(ends[0].distance(to: Point(1, 0)) < 0.001)
    #expect(ends[1].distance(to: Point(-1, 0)) < 0.001)
  }

  @Test func `Too many dashes, or a pattern without length, are refused`() {
    #expect(Self.line.dashed([1e-6, 1e-6], offset: 0, most: 1000) == nil)
    #expect(Self.line.dashed([0, 0], offset: 0, most: 10) == nil)
    #expect(Self.line.dashed([1], offset: 0, most: 10) == nil)
  }

  @Test func `A reversed path encloses the same area with the opposite sign`() {
    var path = Path.ellipse(center: Point(5, 5), radiusX: 3, radiusY: 2)
    path.append(Path([.move(Point(0, 0)), .quad(Point(1, 3), Point(2, 0)), .close]))
    #expect(abs(path.reversed.area + path.area) < 1e-9)
    #expect(path.reversed.bounds == path.bounds)
    #expect(Self.line.reversed == Path([.move(Point(10, 0)), .line(Point(0, 0))]))
  }
}
