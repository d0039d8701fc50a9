internal import SymtextSupport

/// How often the edges of an outline turn the other way: facets, notches and waists turn them many times.
package struct TurningMeasurement: Hashable, Sendable {
  /// The number of times that an edge that bent to one side bends to the other, without a corner between.
  package let changes: Int

  /// The least turn of a step that is a bend, and the greatest of a point that is not a corner, in radians: 4° and 45°.
  private static let (bend, corner) = (0.07, 0.785)
  /// Contours with fewer steps are not measured.
  private static let leastSteps = 8

  /// Measures an outline.
  /// - Parameters:
  ///   - outline: the outline.
  ///   - step: the length of a step along an edge, in the units of the outline.
  package init(_ outline: FilledOutline, step: Double) {
    changes = outline.contours.reduce(0) { count, contour in
      guard Polygon.length(contour) >= Double(Self.leastSteps) * step else { return count }
      return count + Self.stretches(contour).reduce(0) { $0 + Self.changes($1, step: step) }
    }
  }

  /// Returns the edges of a closed polygon between its corners.
  ///
  /// A polygon without corners is one edge that ends where it starts, and so is one with a single corner.
  private static func stretches(_ polygon: [Point]) -> [[Point]] {
    var points: [Point] = []
    for point in polygon where points.last != point { points.append(point) }
    if points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 2 else { return [] }
    let count = points.count
    let corners = points.indices.filter { index in
      let (before, after) = (points[(index + count - 1) % count], points[(index + 1) % count])
      return abs(turn(points[index] - before, after - points[index])) > corner
    }
    guard let first = corners.first else { return [points + points.prefix(1)] }
    return zip(corners, corners.dropFirst() + [first + count]).map { start, end in
      (start...end).map { points[$0 % count] }
    }
  }

  /// Returns how often a line that has no corners changes its side.
  private static func changes(_ line: [Point], step: Double) -> Int {
    let points = points(line, step: step)
    var ways = zip(points, points.dropFirst()).map { $1 - $0 }
    let isSmooth =
      line.first == line.last
      && ways.last.map { abs(turn($0, ways[0])) <= corner } ?? false
    if isSmooth { ways.append(ways[0]) }
    let turns = zip(ways, ways.dropFirst()).map(turn).filter { abs($0) > bend }
    let changes = zip(turns, turns.dropFirst()).count { $0 * $1 < 0 }
    guard isSmooth, let first = turns.first, let last = turns.last else { return changes }
    return changes + (first * last < 0 ? 1 : 0)
  }

  /// Returns the angle from one direction to the next, in radians.
  private static func turn(_ way: Vector, _ next: Vector) -> Double {
    atan2(way.cross(next), way.dot(next))
  }

  /// Returns points at equal distances along a line, with both ends.
  private static func points(_ line: [Point], step: Double) -> [Point] {
    let length = zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    let count = (length / step).rounded(.down)
    guard count >= 1, count < 1e6 else { return [] }
    let spacing = length / count
    var points: [Point] = []
    var way = 0.0
    for (a, b) in zip(line, line.dropFirst()) {
      let side = a.distance(to: b)
      while Double(points.count) * spacing < way + side {
        points.append(a.interpolated(to: b, (Double(points.count) * spacing - way) / side))
      }
      way += side
    }
    if let end = line.last { points.append(end) }
    return points
  }
}
