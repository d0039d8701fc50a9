@testable import SymtextGraphics
import SymtextTestSupport
import Testing

/// Ends of drawn parts, and parts that pens carry.
struct StrokeGuideTests {
  /// A bar of 100 by 10 with round ends.
  private var bar: Path {
    .roundedRect(Rect(x: 0, y: 0, width: 100, height: 10), radiusX: 5, radiusY: 5)
  }

  /// A shaft from 0 to 80 with a head up to 120, in one contour.
  private var arrow: Path {
    var path = Path()
    path.move(to: Point(0, 40))
    for (x, y) in [(80, 40), (80, 20), (120, 50), (80, 80), (80, 60), (0, 60)] {
      path.line(to: Point(Double(x), Double(y)))
    }
    path.close()
    return path
  }

  private func shaft(_ times: (Double, Double)) -> [StrokeCut] {
    [
      StrokeCut(time: times.0, first: Point(0, 40), second: Point(0, 60)),
      StrokeCut(time: times.1, first: Point(80, 40), second: Point(80, 60)),
    ]
  }

  private func isIn(_ path: Path, _ x: Double, _ y: Double) -> Bool {
    path.flattened(tolerance: 0.01).reduce(0) { $0 + Polygon.winding($1.points, Point(x, y)) } != 0
  }

  @Test func `The end at the pen is as the guide sets it`() throws {
    func half(_ cap: StrokeGuide.Cap?) throws -> Path {
      let cuts = [
        StrokeCut(time: 0, first: Point(5, 0), second: Point(5, 10)),
        StrokeCut(time: 1, first: Point(95, 0), second: Point(95, 10)),
      ]
      return try #require(
        CutOutline(bar, strokes: [cuts], guides: [StrokeGuide(cap: cap)], tolerance: 0.1)
      ).drawn(part: 0...0.5)
    }
    for cap in [nil, StrokeGuide.Cap.round] { #expect(isIn(try half(cap), 54, 5)) }
    let flat = try half(.butt)
    #expect(isIn(flat, 49, 1) && !isIn(flat, 51, 5))
    // The stroke's own end stays.
    #expect(isIn(flat, 1, 5) && !isIn(flat, 0.5, 1))
  }

  @Test func `A part that no pen draws is carried to the cut to which it is attached`() throws {
    let plain = try #require(CutOutline(arrow, strokes: [shaft((0, 1))], tolerance: 0.1))
    #expect(plain.carried.isEmpty && abs(abs(plain.solids.area) - 1200) < 1)
    let guided = try #require(
      CutOutline(
        arrow, strokes: [shaft((0, 1))], guides: [StrokeGuide(attachments: [1])], tolerance: 0.1))
    #expect(guided.solids.isEmpty && guided.carried.count == 1)
    let head = guided.carried[0]
    #expect(isIn(head.outline, 119, 50) && isIn(head.outline, 81, 25))
    // It overlaps the end of the shaft.
    #expect(isIn(head.outline, 72, 50) && !isIn(head.outline, 69, 50))
    #expect(!isIn(head.outline, 75, 30) && abs(head.route.width - 20) < 0.01)
    #expect(head.route.end.distance(to: Point(80, 50)) < 0.01)
    #expect(head.route.pace.map(\.time) == [0, 1] && head.route.pace.map(\.share) == [0, 1])
    guard case .move(let start)? = head.route.path.elements.first else {
      Issue.record("the route is empty")
      return
    }
    #expect(start.distance(to: Point(0, 50)) < 0.01)
  }

  @Test func `A pen that starts at the cut carries nothing`() throws {
    let guided = try #require(
      CutOutline(
        arrow, strokes: [shaft((0, 1))], guides: [StrokeGuide(attachments: [0, 7])],
        tolerance: 0.1))
    #expect(guided.carried.isEmpty && !guided.solids.isEmpty)
    let back = try #require(
      CutOutline(
        arrow, strokes: [shaft((1, 0))], guides: [StrokeGuide(attachments: [0])], tolerance: 0.1))
    #expect(back.carried.count == 1)
    #expect(back.carried[0].route.end.distance(to: Point(0, 50)) < 0.01)
  }
}
