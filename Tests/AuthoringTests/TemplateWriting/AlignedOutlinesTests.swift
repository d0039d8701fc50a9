@testable import SymtextAuthoring
@testable import SymtextGraphics
import Testing

struct AlignedOutlinesTests {
  /// Returns a triangle whose last point is `last`, as HarfBuzz draws it: with a closing line only if that has a
  /// length.
  private func triangle(last: Point) -> Path {
    var path = Path()
    path.move(to: Point(1, 1))
    path.line(to: Point(5, 1))
    path.quad(Point(5, 4), to: Point(3, 4))
    path.line(to: last)
    if last != Point(1, 1) { path.line(to: Point(1, 1)) }
    path.close()
    return path
  }

  private func commands(_ path: Path) -> [Int] {
    path.elements.map { element in
      switch element {
      case .move: 0
      case .line: 1
      case .quad: 2
      case .cubic: 3
      case .close: 4
      }
    }
  }

  @Test func `A closing line is omitted`() {
    let aligned = AlignedOutlines.aligned([triangle(last: Point(1, 2))])
    #expect(aligned.map(commands) == [[0, 1, 3, 1, 4]])
  }

  @Test func `Contours whose ends meet at one weight keep the commands of the others`() {
    let aligned = AlignedOutlines.aligned([
      triangle(last: Point(1, 2)), triangle(last: Point(1, 1)), triangle(last: Point(2, 2)),
    ])
    #expect(aligned.map(commands) == Array(repeating: [0, 1, 3, 1, 4], count: 3))
    #expect(aligned[1].elements[3] == .line(Point(1, 1)))
  }

  @Test func `A line that is empty in all outlines is omitted`() {
    let aligned = AlignedOutlines.aligned([
      triangle(last: Point(1, 1)), triangle(last: Point(1, 1)),
    ])
    #expect(aligned.map(commands) == Array(repeating: [0, 1, 3, 4], count: 2))
  }

  @Test func `Quadratic curves equal their cubic form`() throws {
    let path = try #require(AlignedOutlines.aligned([triangle(last: Point(1, 2))]).first)
    guard case .cubic(let c1, let c2, let end) = path.elements[2] else {
      Issue.record("no cubic curve")
      return
    }
    let cubic = CubicBezier(Point(5, 1), c1, c2, end)
    let quad = QuadraticBezier(Point(5, 1), Point(5, 4), Point(3, 4))
    for t in [0, 0.25, 0.5, 0.8, 1] {
      #expect((cubic.point(at: t) - quad.point(at: t)).length < 1e-12)
    }
  }

  @Test func `An empty path stays empty`() {
    #expect(AlignedOutlines.aligned([Path(), Path()]) == [Path(), Path()])
    #expect(AlignedOutlines.aligned([]) == [])
  }
}
