@testable import SymtextGraphics
import Testing

struct SideGrowthTests {
  /// A quarter turn between an edge that keeps a part of its growth and one that keeps all, both on the x axis's side.
  private static func corner(_ first: Double, _ last: Double) -> SideGrowth.Stretch {
    SideGrowth.Stretch(
      start: 4, end: 7, first: first, last: last, startNormal: Vector(0, 1),
      endNormal: Vector(-1, 0))
  }

  @Test func `Each place is in one run, also beyond the start`() {
    let straight = SideGrowth.Stretch(start: 1, end: 4, first: 0.5, last: 0.5)
    var last = Self.corner(1, 0.5)
    (last.start, last.end) = (4, 8)
    let kept = SideGrowth([straight, last], length: 7)
    for distance in [1.0, 2, 3.9] { #expect(kept.stretch(at: distance) == straight) }
    for distance in [4.0, 6.9, 0, 0.9] { #expect(kept.stretch(at: distance) == last) }
    #expect(kept.ends == (0.5, 0.5))
  }

  @Test(arguments: [-1.0, 1]) func `A curve between edges that grow unlike moves as a whole`(
    side: Double
  ) {
    let run = Self.corner(0.25, 1)
    let (along, shift) = run.movement(0.25, 1, side: side)
    #expect(along == 0.25)
    // Its start grows as the edge before, its end as the edge after.
    for (normal, part) in [(run.startNormal, 0.25), (run.endNormal, 1)] {
      let growth = normal * (side * along) + shift
      #expect(abs(growth.dot(normal * side) - part) < 1e-12)
    }
    #expect(Self.corner(0.5, 0.5).movement(0.5, 0.5, side: side) == (0.5, .zero))
  }

  @Test func `At a round end both sides share the difference`() {
    let end = SideGrowth.Stretch(
      start: 0, end: 3, first: 0, last: 1, startNormal: Vector(0, 1), endNormal: Vector(0, -1))
    let (along, shift) = end.movement(0, 1, side: 1)
    #expect(along == 0.5 && shift == Vector(0, -0.5))
  }

  @Test func `A side without reduction is marked as such`() {
    #expect(SideGrowth([.init(start: 0, end: 5, first: 1, last: 1)], length: 5) == .all)
    #expect(SideGrowth.all.isAll && SideGrowth.all.ends == (1, 1))
    #expect(SideGrowth.all.stretch(at: 3) == nil)
    #expect(SideGrowth(0.4).ends == (0.4, 0.4) && SideGrowth(1).isAll)
  }

  @Test func `The other side of a stroke is as before, and the held one has no more points`() throws
  {
    let path = Path([.move(Point(2, 12)), .line(Point(22, 12))])
    let stroker = Stroker(maximumHalfWidth: 1.9, tolerance: 0.005)
    var line = LineYielding()
    line.left = SideGrowth(
      [.init(start: 0, end: 20, first: 0.25, last: 0.25)], length: 20)
    let plain = stroker.outline(of: [Stroker.Stroke(path)])
    let given = stroker.outline(of: [
      Stroker.Stroke(path, yielding: StrokeYielding(from: 0.9, to: 1.9, lines: [line]))
    ])
    #expect(given.contours.map(\.count) == plain.contours.map(\.count))
    // A quarter of its growth: half up to halfway, none from there on.
    for (halfWidth, left) in [(0.5, 0.5), (0.9, 0.9), (1.15, 1.025), (1.4, 1.15), (1.9, 1.15)] {
      let shape = try #require(FilledOutline(given.path(halfWidth: halfWidth)))
      #expect(shape.depth(at: Point(12, 12 - left + 0.01)) > 0, "\(halfWidth)")
      #expect(shape.depth(at: Point(12, 12 - left - 0.01)) < 0, "\(halfWidth)")
      #expect(shape.depth(at: Point(12, 12 + halfWidth - 0.01)) > 0)
    }
  }
}
