@testable import SymtextGraphics
import Testing

/// Where a stroke ends at a branch, such as the head of an arrow.
struct BranchTests {
  private func path(_ points: [(Double, Double)]) -> Path {
    var path = Path()
    for (index, (x, y)) in points.enumerated() {
      if index == 0 { path.move(to: Point(x, y)) } else { path.line(to: Point(x, y)) }
    }
    path.close()
    return path
  }

  private func cut(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> StrokeCut {
    StrokeCut(time: 0, first: Point(x1, y1), second: Point(x2, y2))
  }

  /// A shaft with a head above it.
  private var arrow: Path {
    path([(40, 0), (40, -40), (30, -40), (45, -70), (60, -40), (50, -40), (50, 0)])
  }

  @Test func `A shaft ends where the head begins`() throws {
    let outline = MeasuredOutline(arrow)
    let (bottom, tip) = (cut(40, -5, 50, -5), cut(40, -60, 50, -60))
    let end = try #require(outline.cutBeforeBranch(from: bottom, to: tip))
    for point in [end.first, end.second] { #expect((-40.001)...(-38) ~= point.y) }
    #expect(abs(end.first.distance(to: end.second) - 10) < 0.5)
    // From the tip the edges only become wider.
    #expect(outline.cutBeforeBranch(from: tip, to: bottom) == nil)
    // The pen keeps the width of the shaft, and stays in the ink.
    func beyond(_ end: StrokeCut) throws -> Double {
      var cuts = [bottom, end]
      cuts[1].time = 1
      let drawn = try #require(CutOutline(arrow, strokes: [cuts], tolerance: 0.1)).drawn(
        part: 0...0.9)
      let rest = try #require(drawn.combined(.difference, with: arrow, tolerance: 0.01))
      return abs(rest.area)
    }
    #expect(try beyond(end) < 0.5)
    let whole = try beyond(tip)
    #expect(whole > 8)
  }

  @Test func `A bar across the end is a branch`() throws {
    let outline = MeasuredOutline(
      path([(45, 0), (45, -50), (20, -50), (20, -60), (80, -60), (80, -50), (55, -50), (55, 0)]))
    let end = try #require(
      outline.cutBeforeBranch(from: cut(45, -2, 55, -2), to: cut(45, -60, 55, -60)))
    #expect((-50.001)...(-48) ~= end.first.y)
  }

  @Test func `A corner and a stroke that becomes wider are no branches`() {
    let corner = MeasuredOutline(path([(0, 0), (50, -50), (100, 0), (86, 0), (50, -36), (14, 0)]))
    #expect(corner.cutBeforeBranch(from: cut(0, 0, 14, 0), to: cut(100, 0, 86, 0)) == nil)
    let acute = MeasuredOutline(path([(0, 0), (20, -100), (40, 0), (30, 0), (20, -50), (10, 0)]))
    #expect(acute.cutBeforeBranch(from: cut(0, 0, 10, 0), to: cut(40, 0, 30, 0)) == nil)
    let wedge = MeasuredOutline(path([(0, 0), (100, -20), (100, 30), (0, 10)]))
    #expect(wedge.cutBeforeBranch(from: cut(0, 0, 0, 10), to: cut(100, -20, 100, 30)) == nil)
  }
}
