import SymtextGraphics
import Testing

struct PathTests {
  private static let curves: [Path] = [
    .ellipse(center: Point(12, 12), radiusX: 10, radiusY: 10),
    .ellipse(center: Point(0, 0), radiusX: 300, radiusY: 0.5),
    Path([.move(Point(0, 0)), .quad(Point(50, 90), Point(100, 0)), .close]),
    Path([.move(Point(0, 0)), .cubic(Point(120, 100), Point(-20, 100), Point(100, 0))]),
  ]

  @Test func `An empty path has no bounds`() {
    #expect(Path().bounds == nil)
  }

  @Test func `Bounds extend to the curve, not to its control points`() throws {
    var path = Path()
    path.move(to: Point(0, 0))
    path.quad(Point(5, 10), to: Point(10, 0))
    path.close()
    #expect(path.bounds == Rect(minX: 0, minY: 0, maxX: 10, maxY: 5))
  }

  @Test func `A line after a closed contour starts at its first point`() throws {
    let path = Path([
      .move(Point(5, 5)), .line(Point(9, 5)), .line(Point(9, 9)), .close, .line(Point(5, 7)),
    ])
    let contours = path.flattened(tolerance: 0.1)
    #expect(contours.map(\.isClosed) == [true, false])
    #expect(contours.last?.points == [Point(5, 5), Point(5, 7)])
  }

  @Test(arguments: curves, [1.0, 0.1, 0.001])
  func `Chords stay within the tolerance of the curve`(path: Path, tolerance: Double) throws {
    // Every point of the curve, finely sampled, is near a chord.
    let chords = Distance(toLines: path.flattened(tolerance: tolerance))
    for contour in path.flattened(tolerance: 1e-5) {
      for point in contour.points { #expect(chords.from(point) <= tolerance * 1.01 + 1e-5) }
    }
  }

  @Test func `Coarser flattening gives fewer points`() {
    let path = Self.curves[0]
    let counts = [1.0, 0.1, 0.01].map { path.flattened(tolerance: $0)[0].points.count }
    #expect(counts == counts.sorted() && counts[0] < counts[2])
  }

  @Test func `A closed contour does not repeat its first point`() {
    let path = Path([.move(Point(0, 0)), .line(Point(1, 0)), .line(Point(0, 0)), .close])
    #expect(path.flattened(tolerance: 1)[0].points == [Point(0, 0), Point(1, 0)])
  }

  @Test func `A transform maps every point of every kind of segment`() {
    let path = Path([
      .move(Point(1, 2)), .line(Point(3, 4)), .quad(Point(5, 6), Point(7, 8)),
      .cubic(Point(1, 1), Point(2, 2), Point(3, 3)), .close,
    ])
    let moved = path.transformed(by: .translation(10, 20))
    #expect(
      moved.elements == [
        .move(Point(11, 22)), .line(Point(13, 24)), .quad(Point(15, 26), Point(17, 28)),
        .cubic(Point(11, 21), Point(12, 22), Point(13, 23)), .close,
      ])
  }
}
