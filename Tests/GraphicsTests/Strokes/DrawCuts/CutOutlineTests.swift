@testable import SymtextGraphics
import SymtextTestSupport
import Testing

/// Parts of filled outlines, drawn between cuts.
struct CutOutlineTests {
  /// A bar of 100 by 10 with round ends.
  private var bar: Path {
    .roundedRect(Rect(x: 0, y: 0, width: 100, height: 10), radiusX: 5, radiusY: 5)
  }

  private func cut(_ time: Double, _ x: Double) -> StrokeCut {
    StrokeCut(time: time, first: Point(x, 0), second: Point(x, 10))
  }

  private func area(_ path: Path) -> Double { abs(path.area) }

  private func isIn(_ path: Path, _ x: Double, _ y: Double) -> Bool {
    winding(path.flattened(tolerance: 0.01).map(\.points), around: Point(x, y)) != 0
  }

  @Test(arguments: [false, true]) func `A bar is drawn from its first cut to its last`(
    isReversed: Bool
  ) throws {
    let outline = isReversed ? bar.reversed : bar
    let guided = try #require(
      CutOutline(outline, strokes: [[cut(0, 5), cut(1, 95)]], tolerance: 0.1))
    #expect(guided.solids.isEmpty)
    #expect(abs(guided.longestStroke - 90) < 0.01)
    // Two halves of a circle of radius 5, and the straight part between them.
    let half = guided.drawn(part: 0...0.5)
    #expect(abs(area(half) - (25 * .pi + 45 * 10)) < 0.1)
    #expect(isIn(half, 1, 5) && isIn(half, 54, 5) && !isIn(half, 56, 5) && !isIn(half, 54, 1))
    #expect((half.area > 0) == (outline.area > 0))
    #expect(abs(area(guided.drawn(part: 0...1)) - area(outline)) < 0.01)
    let second = guided.drawn(part: 0.5...1)
    #expect(isIn(second, 99, 5) && isIn(second, 46, 5) && !isIn(second, 44, 5))
    #expect(guided.drawn(part: 0.5...0.5).isEmpty)
    // Less than half the pen's width is a smaller dot.
    #expect(area(guided.drawn(part: 0...0.01)) < 25 * .pi / 10)
  }

  @Test func `Flat ends stay flat`() throws {
    let outline = Path.roundedRect(
      Rect(x: 0, y: 0, width: 100, height: 10), radiusX: 0, radiusY: 0)
    let guided = try #require(
      CutOutline(outline, strokes: [[cut(0, 0), cut(1, 100)]], tolerance: 0.1))
    #expect(abs(area(guided.drawn(part: 0...0.3)) - 300) < 0.01)
  }

  @Test func `Times that rise on both sides are drawn in both directions`() throws {
    let guided = try #require(
      CutOutline(bar, strokes: [[cut(1, 5), cut(0, 50), cut(1, 95)]], tolerance: 0.1))
    let half = guided.drawn(part: 0...0.5)
    #expect(half.contours.count == 1)
    #expect(isIn(half, 29, 5) && !isIn(half, 20, 5) && isIn(half, 71, 5) && !isIn(half, 80, 5))
    #expect(abs(area(guided.drawn(part: 0...1)) - area(bar)) < 0.01)
    #expect(guided.drawn(part: 0.5...1).contours.count == 2)
  }

  @Test func `A ring is drawn clockwise from one position back to it`() throws {
    var ring = Path.ellipse(center: .zero, radiusX: 50, radiusY: 50)
    ring.append(Path.ellipse(center: .zero, radiusX: 40, radiusY: 40).reversed)
    let cut = StrokeCut(time: 0, first: Point(0, -50), second: Point(0, -40))
    var last = cut
    last.time = 1
    for outline in [ring, ring.reversed] {
      let guided = try #require(CutOutline(outline, strokes: [[cut, last]], tolerance: 0.1))
      #expect(guided.solids.isEmpty)
      let quarter = guided.drawn(part: 0...0.25)
      let isClockwise = outline == ring
      #expect(isIn(quarter, 32, -32) == isClockwise && isIn(quarter, -32, -32) != isClockwise)
      #expect(!isIn(quarter, 32, 32) && !isIn(quarter, -32, 32))
      // Round at the pen's positions, at both ends.
      #expect(abs(area(quarter) - (.pi * 900 / 4 + 25 * .pi)) < 1)
    }
  }

  @Test func `Cuts without edges between them are omitted, and an undivided part is solid`()
    throws
  {
    var outline = bar
    outline.append(Path.ellipse(center: Point(50, 50), radiusX: 8, radiusY: 8))
    let across = [cut(0, 10), cut(1, 90)]
    let lost = [
      StrokeCut(time: 0, first: Point(40, 0), second: Point(50, 42)),
      StrokeCut(time: 1, first: Point(60, 0), second: Point(50, 58)),
    ]
    let guided = try #require(CutOutline(outline, strokes: [lost, across], tolerance: 0.1))
    #expect(guided.solids.contours.count == 1)
    #expect(isIn(guided.solids, 50, 50))
    #expect(CutOutline(outline, strokes: [lost], tolerance: 0.1) == nil)
    #expect(CutOutline(outline, strokes: [[cut(0, 20)]], tolerance: 0.1) == nil)
    let aside = [cut(0, 20), StrokeCut(time: 1, first: Point(80, 3), second: Point(80, 10))]
    #expect(CutOutline(outline, strokes: [aside], tolerance: 0.1) == nil)
  }

  @Test func `A part without cuts where strokes meet is solid`() throws {
    // A T of bars 10 wide: the stem is drawn, the crossbar is not.
    var outline = Path()
    for (index, point) in [
      (0, 0), (100, 0), (100, 10), (55, 10), (55, 80), (45, 80), (45, 10), (0, 10),
    ].enumerated() {
      let point = Point(Double(point.0), Double(point.1))
      if index == 0 { outline.move(to: point) } else { outline.line(to: point) }
    }
    outline.close()
    let stem = [
      StrokeCut(time: 0, first: Point(55, 80), second: Point(45, 80)),
      StrokeCut(time: 1, first: Point(55, 12), second: Point(45, 12)),
    ]
    let guided = try #require(CutOutline(outline, strokes: [stem], tolerance: 0.1))
    #expect(abs(area(guided.solids) - 1020) < 0.1)
    #expect(abs(area(guided.drawn(part: 0...1)) - 680) < 0.1)
  }

  @Test func `Arbitrary cuts give a path or nothing`() {
    var random = SplitMix64(state: 7)
    func number() -> Double { Double.random(in: -20...120, using: &random) }
    var outline = bar
    outline.append(Path.ellipse(center: Point(50, 50), radiusX: 30, radiusY: 20))
    outline.append(Path.ellipse(center: Point(50, 50), radiusX: 20, radiusY: 10).reversed)
    for _ in 0..<200 {
      let strokes = (0..<3).map { _ in
        (0..<Int.random(in: 0...5, using: &random)).map { _ in
          StrokeCut(
            time: Double.random(in: 0...1, using: &random), first: Point(number(), number()),
            second: Point(number(), number()))
        }
      }
      let guided = CutOutline(outline, strokes: strokes, tolerance: 200)
      for part in [0...0.3, 0.2...0.9, 0...1] {
        let drawn = guided?.drawn(part: part) ?? Path()
        #expect(drawn.elements.allSatisfy { $0.points.allSatisfy { $0.isFinite } })
      }
    }
  }
}
