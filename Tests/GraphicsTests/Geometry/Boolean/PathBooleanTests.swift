import SymtextGraphics
import SymtextTestSupport
import Testing

struct PathBooleanTests {
  private let tolerance = 0.01

  private func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    .ellipse(center: Point(x, y), radiusX: radius, radiusY: radius)
  }

  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    .roundedRect(Rect(x: x, y: y, width: width, height: height), radiusX: 0, radiusY: 0)
  }

  private func area(_ path: Path) -> Double { path.area }

  private func contourCount(_ path: Path) -> Int { path.flattened(tolerance: 1).count }

  private func combine(
    _ operation: BooleanOperation, _ a: Path, _ b: Path
  ) throws -> Path {
    try #require(a.combined(operation, with: b, tolerance: tolerance))
  }

  @Test func `A circle minus a bar still has the circle's arcs`() throws {
    let disc = circle(0, 0, 100)
    let result = try combine(.difference, disc, box(-200, -10, 400, 20))
    #expect(contourCount(result) == 2)
    var curves = 0
    var lines = 0
    for element in result.elements {
      if case .cubic = element { curves += 1 }
      if case .line = element { lines += 1 }
    }
    // Each half: two quarter arcs cut off at the bar, and the bar's edge.
    #expect(curves == 4)
    #expect(lines == 2)
    // Every point of the arcs is as far from the centre as the circle's own cubics.
    for point in result.flattened(tolerance: 1e-3).flatMap(\.points) where abs(point.y) > 10.001 {
      #expect(abs(point.distance(to: .zero) - 100) < 0.03)
    }
  }

  @Test func `Crossings lie on both curves`() throws {
    let lens = try combine(.intersection, circle(-60, 0, 100), circle(60, 0, 100))
    // The circles cross at x = 0, y = ±80; the cubics deviate from true circles by 0.03 at most.
    let tips = lens.elements.compactMap { element -> Point? in
      if case .cubic(_, _, let end) = element { return end }
      return nil
    }.filter { abs($0.x) < 1 }
    #expect(tips.count == 2)
    for tip in tips {
      #expect(abs(tip.x) < 1e-6)
      #expect(abs(abs(tip.y) - 80) < 0.05)
    }
  }

  @Test(arguments: 0..<60)
  func `Areas add up for random shapes`(seed: Int) throws {
    var random = SplitMix64(state: UInt64(seed))
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    func shape() -> Path {
      switch seed % 3 {
      case 0: return circle(number(-50...50), number(-50...50), number(10...90))
      case 1:
        return .roundedRect(
          Rect(
            x: number(-80...20), y: number(-80...20), width: number(10...120),
            height: number(10...120)),
          radiusX: number(0...30), radiusY: number(0...30))
      default:
        var path = Path()
        path.move(to: Point(number(-80...80), number(-80...80)))
        for _ in 0..<4 {
          path.cubic(
            Point(number(-80...80), number(-80...80)), Point(number(-80...80), number(-80...80)),
            to: Point(number(-80...80), number(-80...80)))
        }
        path.close()
        return path
      }
    }
    let a = try #require(shape().withoutOverlaps(tolerance: tolerance))
    let b = try #require(shape().withoutOverlaps(tolerance: tolerance))
    let both = area(try combine(.intersection, a, b))
    let either = area(try combine(.union, a, b))
    let first = area(try combine(.difference, a, b))
    // Chords deviate by the tolerance along some hundreds of units.
    #expect(abs(either - (area(a) + area(b) - both)) < 6)
    #expect(abs(first - (area(a) - both)) < 6)
    #expect(both >= -1e-6 && both <= min(area(a), area(b)) + 6)
  }

  @Test func `A shape without overlaps is unchanged`() throws {
    for path in [
      circle(3, 4, 50), box(0, 0, 10, 20),
      Path.roundedRect(
        Rect(x: 0, y: 0, width: 90, height: 60), radiusX: 12, radiusY: 12),
    ] {
      let once = try #require(path.withoutOverlaps(tolerance: tolerance))
      let twice = try #require(once.withoutOverlaps(tolerance: tolerance))
      #expect(once.elements.count == path.elements.count)
      #expect(twice.elements.count == once.elements.count)
      #expect(abs(area(once) - abs(area(path))) < 1e-6)
    }
  }

  @Test func `Squares that touch become one`() throws {
    let result = try combine(.union, box(0, 0, 10, 10), box(10, 0, 10, 10))
    #expect(contourCount(result) == 1)
    #expect(abs(area(result) - 200) < 1e-6)
  }

  @Test func `A shape and itself`() throws {
    let heart = circle(0, 0, 40)
    #expect(abs(area(try combine(.union, heart, heart)) - area(heart)) < 0.1)
    #expect(abs(area(try combine(.intersection, heart, heart)) - area(heart)) < 0.1)
    #expect(try combine(.difference, heart, heart).isEmpty)
  }

  @Test func `Circles that touch in one point keep their areas`() throws {
    let result = try combine(.union, circle(0, 0, 30), circle(60, 0, 30))
    #expect(abs(area(result) - 2 * area(circle(0, 0, 30))) < 1)
  }

  @Test func `A stroke that crosses itself becomes an outline with holes`() throws {
    var path = Path()
    path.move(to: Point(0, 0))
    path.cubic(Point(120, 100), Point(-60, 100), to: Point(60, 0))
    let stroke = Stroker(maximumHalfWidth: 5, tolerance: 0.01).outline(of: path)
      .path(halfWidth: 5)
    let result = try #require(stroke.withoutOverlaps(tolerance: tolerance))
    // The loop: one outer contour and one hole.
    #expect(contourCount(result) == 2)
    let inside = result.flattened(tolerance: 0.01).map(\.points)
    #expect(inside.count == 2)
  }

  @Test func `The even-odd rule leaves the middle of a doubled ring empty`() throws {
    var path = circle(0, 0, 50)
    path.append(circle(0, 0, 20))
    let ring = try #require(path.withoutOverlaps(fillRule: .evenOdd, tolerance: tolerance))
    let disc = try #require(path.withoutOverlaps(fillRule: .nonzero, tolerance: tolerance))
    #expect(abs(area(ring) - (area(circle(0, 0, 50)) - area(circle(0, 0, 20)))) < 0.5)
    #expect(abs(area(disc) - area(circle(0, 0, 50))) < 0.5)
  }

  @Test func `Empty paths, slivers and infinite coordinates`() throws {
    #expect(try combine(.union, Path(), Path()).isEmpty)
    #expect(try combine(.intersection, box(0, 0, 1, 1), box(5, 5, 1, 1)).isEmpty)
    #expect(try combine(.intersection, box(0, 0, 10, 10), box(9.9999, 0, 10, 10)).isEmpty == false)
    #expect(box(0, 0, .infinity, 1).withoutOverlaps(tolerance: tolerance) == nil)
  }
}
