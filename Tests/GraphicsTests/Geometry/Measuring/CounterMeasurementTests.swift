import Foundation
import SymtextGraphics
import Testing

struct CounterMeasurementTests {
  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    .roundedRect(Rect(x: x, y: y, width: width, height: height), radiusX: 0, radiusY: 0)
  }

  private func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    .ellipse(center: Point(x, y), radiusX: radius, radiusY: radius)
  }

  private func union(_ paths: Path...) -> Path {
    var all = Path()
    for path in paths { all.append(path) }
    return all
  }

  private func minus(_ a: Path, _ b: Path) throws -> Path {
    try #require(a.combined(.difference, with: b, tolerance: 0.01))
  }

  /// Returns a polygon.
  private func polygon(_ points: [(Double, Double)]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 {
        path.move(to: Point(point.0, point.1))
      } else {
        path.line(to: Point(point.0, point.1))
      }
    }
    path.close()
    return path
  }

  @Test func `The opening of a ring is the circle in it`() throws {
    let counter = try #require(CounterMeasurement(minus(circle(0, 0, 500), circle(20, 10, 300))))
    #expect(counter.kind == .hole)
    #expect(abs(counter.width - 600) < 2)
    #expect(counter.place.distance(to: Point(20, 10)) < 2)
  }

  @Test func `The opening of a hole with an island is the space around the island`() throws {
    let ring = try minus(circle(0, 0, 500), circle(0, 0, 300))
    let counter = try #require(CounterMeasurement(union(ring, circle(0, 0, 100))))
    #expect(abs(counter.width - 200) < 3)
    let beside = try #require(CounterMeasurement(union(ring, circle(100, 0, 100))))
    #expect(beside.kind == .hole)
    #expect(abs(beside.width - 300) < 3)
  }

  @Test func `A hole in an island is a separate hole`() throws {
    let outer = try minus(circle(0, 0, 500), circle(0, 0, 300))
    let inner = try minus(circle(0, 0, 280), circle(0, 0, 200))
    let counter = try #require(CounterMeasurement(union(outer, inner)))
    #expect(abs(counter.width - 20) < 2)
    #expect(abs(counter.place.distance(to: .zero) - 290) < 3)
  }

  @Test func `The opening of a hole is its largest circle, regardless of narrow corners`() throws {
    let triangle = polygon([(-300, -200), (300, -200), (0, 320)])
    let counter = try #require(CounterMeasurement(minus(box(-500, -500, 1000, 1000), triangle)))
    let sides = [600.0, (300.0 * 300 + 520 * 520).squareRoot()]
    let radius = 600.0 * 520 / (sides[0] + 2 * sides[1])
    #expect(counter.kind == .hole)
    #expect(abs(counter.width - 2 * radius) < 2)
    #expect(counter.place.distance(to: Point(0, -200 + radius)) < 3)
  }

  @Test(arguments: [20.0, 100, 300])
  func `Two bars side by side form a channel`(gap: Double) throws {
    let counter = try #require(
      CounterMeasurement(union(box(0, 0, 1000, 100), box(0, 100 + gap, 1000, 100))))
    #expect(counter.kind == .channel)
    #expect(abs(counter.width - gap) < 0.01)
    #expect(abs(counter.place.y - (100 + gap / 2)) < 0.01)
  }

  @Test func `Bars that are too short form no channel`() {
    #expect(CounterMeasurement(union(box(0, 0, 290, 100), box(0, 200, 290, 100))) == nil)
    #expect(CounterMeasurement(union(box(0, 0, 310, 100), box(0, 200, 310, 100))) != nil)
  }

  @Test func `The direction of the contours has no effect`() throws {
    let upper = polygon([(0, 150), (0, 250), (1000, 250), (1000, 150)])
    let counter = try #require(CounterMeasurement(union(box(0, 0, 1000, 100), upper)))
    #expect(abs(counter.width - 50) < 0.01)
  }

  @Test func `Overlaps are joined first`() throws {
    // A frame of four bars that overlap at the corners.
    let frame = union(
      box(0, 0, 1000, 100), box(0, 600, 1000, 100), box(0, 0, 100, 700), box(900, 0, 100, 700))
    let counter = try #require(CounterMeasurement(frame))
    #expect(counter.kind == .hole)
    #expect(abs(counter.width - 500) < 2)
  }

  @Test func `The windings of a spiral are channels`() throws {
    // A paperclip: one line of 60 that turns inwards, 40 between its windings.
    let clip = union(
      box(0, 0, 1000, 60), box(940, 0, 60, 460), box(100, 400, 900, 60), box(100, 100, 60, 360),
      box(100, 100, 740, 60), box(780, 100, 60, 260), box(260, 300, 580, 60))
    let counter = try #require(CounterMeasurement(clip))
    #expect(counter.kind == .channel)
    #expect(abs(counter.width - 40) < 0.01)
  }

  @Test func `Concentric arcs form a channel`() throws {
    let clipped = box(-1000, 0, 2000, 2000)
    let arcs = try union(
      minus(circle(0, 0, 500), circle(0, 0, 400)), minus(circle(0, 0, 330), circle(0, 0, 230)))
    let upper = try #require(arcs.combined(.intersection, with: clipped, tolerance: 0.01))
    let counter = try #require(CounterMeasurement(upper))
    #expect(counter.kind == .channel)
    #expect(abs(counter.width - 70) < 2)
    #expect(abs(counter.place.distance(to: .zero) - 365) < 2)
  }

  @Test(arguments: [3.0, 5, 9, 14, 30, 60])
  func `Strokes that meet at an angle form no channel`(degrees: Double) {
    let rise = 1000 * tan(degrees * .pi / 180)
    let wedge = union(
      polygon([(0, 0), (1000, 0), (1000, -80), (0, -80)]),
      polygon([(0, 0), (1000, rise), (1000, rise + 80), (0, 80)]),
      box(-100, -80, 100, 160))
    #expect(CounterMeasurement(wedge) == nil)
  }

  @Test func `A curve that leaves a line forms no channel`() throws {
    let arc = try minus(circle(0, 500, 500), circle(0, 500, 420))
    let shape = try #require(
      union(arc, box(-600, -80, 1200, 80)).combined(
        .intersection, with: box(0, -100, 1000, 600), tolerance: 0.01))
    #expect(CounterMeasurement(shape) == nil)
  }

  @Test func `Nearly parallel edges form a channel where it is narrow`() throws {
    // From 100 to 152 wide over 1000.
    let counter = try #require(
      CounterMeasurement(
        union(
          box(0, -100, 1000, 100), polygon([(0, 100), (1000, 152), (1000, 252), (0, 200)]))))
    #expect(counter.kind == .channel)
    #expect(abs(counter.width - 100 / (1 - 3 * 0.052)) < 1)
  }

  @Test func `The slits of a comb are channels if they are deep`() throws {
    func comb(depth: Double) -> Path {
      var comb = box(0, 0, 900, 100)
      for tooth in 0..<6 {
        comb.append(box(Double(tooth) * 160, 50, 100, 50 + depth))
      }
      return comb
    }
    let counter = try #require(CounterMeasurement(comb(depth: 300)))
    #expect(counter.kind == .channel)
    #expect(abs(counter.width - 60) < 0.01)
    #expect(CounterMeasurement(comb(depth: 100)) == nil)
  }

  @Test func `The gap of a ring counts if it is narrow`() throws {
    let ring = try minus(circle(0, 0, 500), circle(0, 0, 300))
    let narrow = try #require(CounterMeasurement(minus(ring, box(0, -25, 1000, 50))))
    #expect(narrow.kind == .channel)
    #expect(abs(narrow.width - 50) < 0.1)
    #expect(try CounterMeasurement(minus(ring, box(0, -90, 1000, 180))) == nil)
  }

  @Test func `A pinch shorter than its width does not narrow a channel`() throws {
    // A gap of 100 with a bump that leaves 60.
    let bumped = union(box(0, 0, 2000, 100), box(1000, 50, 60, 90), box(0, 200, 2000, 100))
    let counter = try #require(CounterMeasurement(bumped))
    #expect(abs(counter.width - 100) < 0.01)
  }

  @Test func `Solid and empty shapes have no counter`() {
    #expect(CounterMeasurement(circle(0, 0, 100)) == nil)
    #expect(CounterMeasurement(Path()) == nil)
    #expect(CounterMeasurement(polygon([(0, 0), (10, 0)])) == nil)
    #expect(CounterMeasurement(polygon([(0, 0), (.infinity, 0), (1, 1)])) == nil)
    #expect(CounterMeasurement(polygon([(0, 0), (10, .nan), (1, 1)])) == nil)
  }

  @Test func `A measurement does not depend on the size of the shape`() throws {
    let ring = try minus(circle(0, 0, 500), circle(0, 0, 300))
    for size in [1e-6, 1, 1e6] {
      let scaled = ring.transformed(by: .scale(size, -size))
      let counter = try #require(CounterMeasurement(scaled))
      #expect(abs(counter.width / size - 600) < 2)
    }
  }
}
