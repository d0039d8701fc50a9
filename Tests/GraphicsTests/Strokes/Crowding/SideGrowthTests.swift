@testable import SymtextGraphics
import Testing

struct SideGrowthTests {
  /// Half kept from 8 to 12 of 20 units, all before 5 and after 15.
  private static func stretches(from start: Double = 0) -> [SideGrowth.Stretch] {
    [
      .init(start: start, end: start + 5, first: 1, last: 1),
      .init(start: start + 5, end: start + 8, first: 1, last: 0.5),
      .init(start: start + 8, end: start + 12, first: 0.5, last: 0.5),
      .init(start: start + 12, end: start + 15, first: 0.5, last: 1),
      .init(start: start + 15, end: start + 20, first: 1, last: 1),
    ]
  }

  private static let kept = SideGrowth(stretches(), length: 20)

  @Test func `It is the same along a stretch, or leads to the next one`() {
    for (distance, part) in [
      (0.0, 1.0), (4, 1), (6.5, 0.75), (8, 0.5), (10, 0.5), (12, 0.5), (13.5, 0.75), (15, 1),
      (20, 1),
    ] {
      #expect(abs(Self.kept.part(at: distance) - part) < 1e-9, "\(distance)")
    }
  }

  @Test(arguments: [0.0, 3, 6, 7, 10])
  func `It has no corners, also where it goes on beyond the start`(start: Double) {
    // A closed contour that starts elsewhere: its first stretch begins after the start, its last one goes on beyond it.
    let stretches = Self.stretches(from: start).filter { $0.start < 20 }
    let before = Self.stretches(from: start - 20).filter { $0.start >= 0 }
    let kept = SideGrowth(before + stretches, length: 20)
    var places = (0...2000).map { kept.part(at: Double($0) / 100) }
    #expect(abs(places[0] - places[2000]) < 1e-9)
    places += [places[1], places[2]]
    for index in places.indices.dropFirst().dropLast() {
      let turn = (places[index + 1] - places[index]) - (places[index] - places[index - 1])
      // The bend is 2 · .5 ÷ 1.5² ÷ 2.
      #expect(abs(turn) < 0.23 * 1e-4, "\(index)")
    }
    #expect(places.min() == 0.5 && places.max() == 1)
  }

  @Test func `A side without reduction is marked as such`() {
    #expect(SideGrowth([.init(start: 0, end: 5, first: 1, last: 1)], length: 5) == .all)
    #expect(SideGrowth.all.isAll && SideGrowth.all.part(at: 3) == 1)
    #expect(SideGrowth(0.4).part(at: 7) == 0.4)
  }

  @Test(arguments: [
    "a line", "a circle", "a corner",
  ]) func `The other side of a stroke has no additional points, and the reduced one few`(
    name: String
  ) throws {
    let path: Path =
      switch name {
      case "a line": Path([.move(Point(2, 12)), .line(Point(22, 12))])
      case "a corner": Path([.move(Point(2, 12)), .line(Point(12, 12)), .line(Point(12, 2))])
      default: .ellipse(center: Point(12, 12), radiusX: 20 / (2 * .pi), radiusY: 20 / (2 * .pi))
      }
    let stroker = Stroker(maximumHalfWidth: 1.9, tolerance: 0.005)
    func contours(_ line: LineYielding?) -> [[VariableOutline.ControlPoint]] {
      let yielding = line.map { StrokeYielding(from: 0.9, to: 1.9, lines: [$0]) }
      return stroker.outline(of: [Stroker.Stroke(path, yielding: yielding)]).contours
    }
    func isHeld(_ point: VariableOutline.ControlPoint) -> Bool { !point.bends.isEmpty }
    let plain = contours(nil).joined()
    var line = LineYielding()
    line.left = Self.kept
    let given = contours(line).joined()
    // Each joint divides the edge once more.
    let joints = Self.kept.joints(from: 0, to: 20).count
    #expect(given.count > plain.count && given.count <= plain.count + 2 * (joints + 1))
    // Points of the right side and unreduced points are unchanged.
    let free = given.filter { !isHeld($0) }
    #expect(plain.count { place in free.contains(place) } >= plain.count / 2)
    // Halfway the reduced side grows by half, on a straight line and on a round one.
    let black = stroker.outline(of: [
      Stroker.Stroke(path, yielding: StrokeYielding(from: 0.9, to: 1.9, lines: [line]))
    ]).path(halfWidth: 1.9)
    let shape = try #require(FilledOutline(black))
    guard name != "a corner" else { return }
    let middle = try #require(PenLineOfTest(path).place(at: 10))
    let left = middle.direction.perpendicular * -1
    #expect(shape.depth(at: middle.point + left * 1.38) > 0)
    #expect(shape.depth(at: middle.point + left * 1.42) < 0)
    #expect(shape.depth(at: middle.point - left * 1.88) > 0)
  }
}

/// A path as positions by the distance from its start.
private struct PenLineOfTest {
  private let points: [Point]

  init(_ path: Path) {
    points =
      path.flattened(tolerance: 0.0005).first.map {
        $0.isClosed ? $0.points + [$0.points[0]] : $0.points
      } ?? []
  }

  func place(at distance: Double) -> (point: Point, direction: Vector)? {
    var left = distance
    for (a, b) in zip(points, points.dropFirst()) {
      let length = a.distance(to: b)
      if left <= length, let direction = (b - a).normalized {
        return (a + direction * left, direction)
      }
      left -= length
    }
    return nil
  }
}
