internal import SymtextSupport

/// How often the edges of an outline turn the other way: facets, notches and waists turn them many times.
package struct TurningMeasurement: Hashable, Sendable {
  /// The number of times that an edge that bent to one side bends to the other, without a corner between.
  package let changes: Int

  /// The least turn of a step that is a bend, and the greatest that is not a corner, in radians: 4° and 45°.
  private static let (bend, corner) = (0.07, 0.785)
  /// Contours with fewer steps are not measured.
  private static let leastSteps = 8

  /// Measures an outline.
  /// - Parameters:
  ///   - outline: the outline.
  ///   - step: the length of a step along an edge, in the units of the outline.
  package init(_ outline: FilledOutline, step: Double) {
    var changes = 0
    for contour in outline.contours {
      let points = Self.points(contour, step: step)
      guard points.count >= Self.leastSteps else { continue }
      let ways = points.indices.map { points[($0 + 1) % points.count] - points[$0] }
      var last = 0.0
      for index in ways.indices {
        let (way, next) = (ways[index], ways[(index + 1) % ways.count])
        let turn = atan2(way.cross(next), way.dot(next))
        if abs(turn) > Self.corner {
          last = 0
        } else if abs(turn) > Self.bend {
          if last * turn < 0 { changes += 1 }
          last = turn
        }
      }
    }
    self.changes = changes
  }

  /// Returns points on a closed polygon at equal distances along it.
  private static func points(_ polygon: [Point], step: Double) -> [Point] {
    let length = Polygon.length(polygon)
    let count = (length / step).rounded(.down)
    guard count >= 1, count < 1e6 else { return [] }
    let spacing = length / count
    var points: [Point] = []
    var way = 0.0
    for (a, b) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
      let side = a.distance(to: b)
      while Double(points.count) * spacing < way + side {
        points.append(a.interpolated(to: b, (Double(points.count) * spacing - way) / side))
      }
      way += side
    }
    return points
  }
}
