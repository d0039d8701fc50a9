import SymtextGraphics
import Testing

struct LineSpacingTests {
  private func circle(_ radius: Double) -> Path {
    .ellipse(center: Point(12, 12), radiusX: radius, radiusY: radius)
  }

  private func lines(_ ends: [(Double, Double, Double, Double)]) -> Path {
    Path(ends.flatMap { [.move(Point($0.0, $0.1)), .line(Point($0.2, $0.3))] })
  }

  private func widest(
    _ strokes: [Stroker.Stroke], opening: Double = 0.25, reach: Double = 6
  ) -> Double {
    LineSpacing(strokes, reach: reach).widestHalfWidth(opening: opening)
  }

  @Test(arguments: [2.0, 3, 4.5, 5.9], [0.0, 0.25, 1])
  func `Parallel lines`(distance: Double, opening: Double) {
    let path = lines([(4, 8, 20, 8), (4, 8 + distance, 20, 8 + distance)])
    // White of `opening` strokes beside one stroke: the distance is (1 + opening) strokes.
    #expect(abs(widest([.init(path)], opening: opening) - distance / (1 + opening) / 2) < 1e-9)
  }

  @Test func `The drawing direction has no effect`() {
    let there = lines([(4, 8, 20, 8), (4, 11, 20, 11)])
    let back = lines([(4, 8, 20, 8), (20, 11, 4, 11)])
    #expect(widest([.init(there)]) == widest([.init(back)]))
  }

  @Test func `Concentric rings`() {
    let strokes = [Stroker.Stroke(circle(9)), Stroker.Stroke(circle(6))]
    #expect(abs(widest(strokes) - 3 / 1.25 / 2) < 0.02)
  }

  @Test func `The white in a ring is its diameter`() {
    #expect(abs(widest([.init(circle(2))], opening: 0) - 2) < 0.1)
  }

  @Test func `The narrowest of several gaps counts`() {
    let path = lines([(4, 4, 20, 4), (4, 9, 20, 9), (4, 12, 20, 12)])
    #expect(abs(widest([.init(path)], opening: 0) - 1.5) < 1e-9)
  }

  @Test(arguments: [(25.0, 4.66), (45, 10.0), (60, 17.32)])
  func `A wedge is no limit`(degrees: Double, rise: Double) {
    let path = Path([.move(Point(20, 2)), .line(Point(4, 2)), .line(Point(14, 2 + rise))])
    #expect(widest([.init(path)]) == .infinity, "\(degrees)")
  }

  @Test func `Lines that are too far away or too short do not count`() {
    #expect(widest([.init(lines([(4, 4, 20, 4), (4, 10.5, 20, 10.5)]))]) == .infinity)
    #expect(widest([.init(lines([(4, 4, 20, 4), (11, 7, 12, 7)]))]) == .infinity)
    #expect(widest([.init(lines([(4, 4, 20, 4)]))]) == .infinity)
    #expect(widest([]) == .infinity)
  }

  @Test func `The inside of a solid shape is not white`() {
    let bar = Path.roundedRect(Rect(x: 4, y: 10, width: 16, height: 3), radiusX: 0, radiusY: 0)
    #expect(widest([.init(bar, isSolid: true)]) == .infinity)
    #expect(abs(widest([.init(bar)], opening: 0) - 1.5) < 1e-9)
    // In either direction; white beside it counts.
    let turned = Path([
      .move(Point(4, 10)), .line(Point(4, 13)), .line(Point(20, 13)), .line(Point(20, 10)), .close,
    ])
    #expect(widest([.init(turned, isSolid: true)]) == .infinity)
    let beside = lines([(4, 15, 20, 15)])
    #expect(
      abs(widest([.init(turned, isSolid: true), .init(beside)], opening: 0) - 1) < 1e-9)
  }

  @Test func `Pens with a base leave less for the shared pen`() {
    let (a, b) = (lines([(4, 8, 20, 8)]), lines([(4, 12, 20, 12)]))
    let thick = Pen(base: 0.5, factor: 0.5)
    // 4 = base 0.5 + 1.5 shared half-widths, with no white at all.
    #expect(abs(widest([.init(a), .init(b, pen: thick)], opening: 0) - 3.5 / 1.5) < 1e-9)
    #expect(abs(widest([.init(a, pen: thick), .init(b, pen: thick)], opening: 0) - 3) < 1e-9)
    let still = Pen(base: 1, factor: 0)
    #expect(widest([.init(a, pen: still), .init(b, pen: still)]) == .infinity)
    #expect(abs(widest([.init(a), .init(b, pen: still)], opening: 0) - 3) < 1e-9)
  }

  @Test func `Lines that cross or touch leave no white that counts`() {
    #expect(widest([.init(lines([(4, 4, 20, 20), (20, 4, 4, 20)]))]) == .infinity)
    #expect(widest([.init(lines([(4, 4, 20, 4), (12, 4, 12, 20)]))]) == .infinity)
  }

  /// Two arcs of an eye, or a bowl that runs into its stem: near the tangent there is nothing to keep open.
  @Test func `A curve that runs into a line at a tangent is no gap`() {
    var bowl = lines([(4, 12, 20, 12)])
    bowl.move(to: Point(12, 4))
    bowl.arc(
      radiusX: 4, radiusY: 4, rotation: 0, isLarge: false, isPositive: true, to: Point(12, 12))
    #expect(widest([.init(bowl)]) > 1)
  }
}
