@testable import SymtextGraphics
import Testing

struct CenterOfMassTests {
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

  private func isNear(_ point: Point?, _ x: Double, _ y: Double) -> Bool {
    point.map { abs($0.x - x) < 0.01 && abs($0.y - y) < 0.01 } ?? false
  }

  @Test func `A triangle is balanced at a third of its height`() {
    let triangle = polygon([(0, 0), (9, 6), (0, 12)])
    #expect(isNear(triangle.centerOfMass(), 3, 6))
  }

  @Test func `Overlaps count once, and holes not at all`() {
    var overlapping = polygon([(0, 0), (4, 0), (4, 4), (0, 4)])
    overlapping.append(polygon([(2, 0), (6, 0), (6, 4), (2, 4)]))
    #expect(isNear(overlapping.centerOfMass(), 3, 2))
    // A ring of 16 less a hole of 4 whose middle is one to the right.
    var ring = polygon([(0, 0), (4, 0), (4, 4), (0, 4)])
    ring.append(polygon([(2, 1), (2, 3), (4, 3), (4, 1)]))
    #expect(isNear(ring.centerOfMass(), (16 * 2 - 4 * 3) / 12.0, 2))
  }

  @Test func `A path without area has no centre`() {
    #expect(Path().centerOfMass() == nil)
    #expect(polygon([(0, 0), (4, 4)]).centerOfMass() == nil)
    #expect(polygon([(0, 2), (4, 2)]).centerOfMass() == nil)
    #expect(polygon([(0, 0), (.infinity, 0), (2, 2)]).centerOfMass() == nil)
  }
}
