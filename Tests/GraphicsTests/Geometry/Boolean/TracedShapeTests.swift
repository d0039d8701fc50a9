import SymtextGraphics
import Testing

/// Chains of operations, each on the previous result.
struct TracedShapeTests {
  private let tolerance = 0.005

  private func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    .ellipse(center: Point(x, y), radiusX: radius, radiusY: radius)
  }

  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    .roundedRect(Rect(x: x, y: y, width: width, height: height), radiusX: 0, radiusY: 0)
  }

  /// Returns paths as ranges of one path, from which shapes are traced.
  private func joined(_ paths: [Path]) -> (path: Path, ranges: [Range<Int>]) {
    var path = Path()
    var ranges: [Range<Int>] = []
    for part in paths {
      let start = path.elements.count
      path.append(part)
      ranges.append(start..<path.elements.count)
    }
    return (path, ranges)
  }

  private func shapes(_ paths: [Path]) -> (path: Path, shapes: [TracedShape]) {
    let (path, ranges) = joined(paths)
    return (path, ranges.map { TracedShape(path).contours(in: $0) })
  }

  @Test func `Boxes subtracted one after another leave the expected areas`() throws {
    // Strips from the left and from above out of 100 × 100; they overlap in 10 × 10 and 20 × 10.
    let (_, parts) = shapes([
      box(0, 0, 100, 100), box(10, -5, 10, 200), box(40, -5, 20, 200), box(-5, 30, 200, 10),
    ])
    var shape = parts[0]
    for (part, area) in zip(parts.dropFirst(), [9000.0, 7000, 6300]) {
      shape = try #require(shape.combined(.difference, with: part, tolerance: tolerance))
      #expect(abs(shape.path.area - area) < 1e-6)
    }
    #expect(shape.contours.count == 6)
  }

  @Test func `A part that is subtracted and added again is restored`() throws {
    let (_, parts) = shapes([circle(0, 0, 50), circle(30, 0, 40)])
    let cut = try #require(parts[0].combined(.difference, with: parts[1], tolerance: tolerance))
    let both = try #require(parts[0].combined(.intersection, with: parts[1], tolerance: tolerance))
    let whole = try #require(cut.combined(.union, with: both, tolerance: tolerance))
    #expect(abs(cut.path.area + both.path.area - circle(0, 0, 50).area) < 0.2)
    #expect(abs(whole.path.area - circle(0, 0, 50).area) < 0.2)
    let nothing = try #require(cut.combined(.difference, with: parts[0], tolerance: tolerance))
    #expect(abs(nothing.path.area) < 0.2)
  }

  @Test(arguments: 1...6)
  func `Rings within rings alternate`(depth: Int) throws {
    let radii = (0..<depth).map { 100 - 12 * Double($0) }
    let (_, parts) = shapes(radii.map { circle(0, 0, $0) })
    var shape = parts[0]
    var expected = parts[0].path.area
    for (index, part) in parts.enumerated().dropFirst() {
      shape = try #require(
        shape.combined(index % 2 == 1 ? .difference : .union, with: part, tolerance: tolerance))
      expected += (index % 2 == 1 ? -1 : 1) * part.path.area
    }
    #expect(abs(shape.path.area - expected) < 0.1)
    #expect(shape.contours.count == depth)
  }

  @Test func `After many operations every part still belongs to the path`() throws {
    let (path, parts) = shapes([
      circle(0, 0, 60), circle(40, 10, 30), box(-80, -4, 160, 8), circle(-30, 20, 22),
      box(-4, -80, 8, 160),
    ])
    var shape = parts[0]
    for (part, operation) in zip(
      parts.dropFirst(), [BooleanOperation.union, .difference, .union, .difference])
    {
      shape = try #require(shape.combined(operation, with: part, tolerance: tolerance))
    }
    var ends: [Int: (Point, Point)] = [:]
    var curves: [Int: CubicBezier] = [:]
    var current = Point.zero
    var start = Point.zero
    for (index, element) in path.elements.enumerated() {
      switch element {
      case .move(let p):
        start = p
        current = p
      case .line(let p):
        ends[index] = (current, p)
        current = p
      case .quad(_, let p): current = p
      case .cubic(let a, let b, let p):
        curves[index] = CubicBezier(current, a, b, p)
        current = p
      case .close: ends[index] = (current, start)
      }
    }
    var traced = 0
    for contour in shape.contours {
      for (part, next) in zip(contour.parts, contour.parts.dropFirst() + contour.parts.prefix(1)) {
        #expect(part.end.distance(to: next.start) < 1e-6)
        guard let element = part.element else { continue }
        #expect((-1e-9...1 + 1e-9).contains(part.from) && (-1e-9...1 + 1e-9).contains(part.to))
        let places: [Point]
        if let curve = curves[element] {
          places = [curve.point(at: part.from), curve.point(at: part.to)]
        } else {
          let (a, b) = try #require(ends[element])
          places = [a.interpolated(to: b, part.from), a.interpolated(to: b, part.to)]
        }
        #expect(places[0].distance(to: part.start) < 0.02)
        #expect(places[1].distance(to: part.end) < 0.02)
        traced += 1
      }
    }
    #expect(traced > 12)
  }

  @Test func `Stacked shapes overlap until they are cleaned`() throws {
    let (_, parts) = shapes([box(0, 0, 10, 10), box(5, 0, 10, 10)])
    let both = parts[0].joined(with: parts[1])
    #expect(both.contours.count == 2)
    let clean = try #require(both.withoutOverlaps(tolerance: tolerance))
    #expect(clean.contours.count == 1)
    #expect(abs(clean.path.area - 150) < 1e-6)
  }

  @Test func `Only the contours that start in a range take part`() {
    let (path, ranges) = joined([box(0, 0, 1, 1), box(5, 0, 2, 2)])
    #expect(TracedShape(path).contours(in: ranges[1]).path.area == 4)
    #expect(TracedShape(path).contours(in: 0..<0).contours.isEmpty)
    #expect(TracedShape(path).contours(in: 0..<path.elements.count).contours.count == 2)
  }

  @Test func `Coordinates that are not finite give nothing`() {
    let (_, parts) = shapes([box(0, 0, .nan, 1), box(0, 0, 1, 1)])
    #expect(parts[0].combined(.union, with: parts[1], tolerance: tolerance) == nil)
  }
}
