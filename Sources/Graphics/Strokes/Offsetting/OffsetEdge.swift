internal import SymtextSupport

/// A smooth edge of an outline, a line or a curve, that can be moved along its normals.
///
/// Beyond its ends a line goes on straight, and a curve as a circle.
struct OffsetEdge: Sendable {
  /// `nil` for a line.
  private let curve: CubicBezier?
  let start: Point
  let end: Point
  /// The direction at the start and at the end.
  private let directions: (start: Vector, end: Vector)
  /// The parameters of the nodes between which one quadratic follows the moved edge, from 0 to 1.
  let parameters: [Double]
  /// The edges with one number join smoothly and move by the same distance.
  var chain = 0

  var isLine: Bool { curve == nil }

  /// Creates a line; `nil` if it has no length.
  init?(from start: Point, to end: Point) {
    guard let direction = (end - start).normalized else { return nil }
    (self.start, self.end, curve) = (start, end, nil)
    (directions, parameters) = ((direction, direction), [0, 1])
  }

  private init(_ curve: CubicBezier, _ directions: (start: Vector, end: Vector), _ all: [Double]) {
    (self.curve, start, end) = (curve, curve.start, curve.end)
    (self.directions, parameters) = (directions, all)
  }

  /// Creates a curve; `nil` if it has no length.
  /// - Parameters:
  ///   - reach: the greatest movement.
  ///   - tolerance: the greatest distance of quadratics from the moved curve.
  init?(_ curve: CubicBezier, reach: Double, tolerance: Double, budget: WorkBudget) {
    if curve.isStraight(within: tolerance * 1e-3) {
      self.init(from: curve.start, to: curve.end)
      return
    }
    guard let first = curve.direction(at: 0), let last = curve.direction(at: 1) else { return nil }
    self.init(
      curve, (first, last),
      StrokeSegment.parameters(
        of: curve, halfWidth: reach, tolerance: tolerance, budget: budget))
  }

  /// Returns the point and the direction at a parameter, which may lie beyond 0 and 1.
  func node(at t: Double) -> StrokeSegment.Node {
    guard let curve else {
      return .init(point: start.interpolated(to: end, t), direction: directions.start)
    }
    if t <= 0 { return beyond(curve, at: 0, by: t) }
    if t >= 1 { return beyond(curve, at: 1, by: t - 1) }
    return .init(point: curve.point(at: t), direction: curve.direction(at: t) ?? directions.start)
  }

  private func beyond(_ curve: CubicBezier, at end: Double, by t: Double) -> StrokeSegment.Node {
    let direction = end == 0 ? directions.start : directions.end
    let point = end == 0 ? start : self.end
    guard t != 0 else { return .init(point: point, direction: direction) }
    let way = t * speed(at: end)
    let turn = way * curvature(at: end)
    // The chord of the arc lies halfway between the directions of its ends.
    let half = turn / 2
    let chord = abs(half) > 1e-6 ? way * sin(half) / half : way
    return .init(
      point: point + Self.turned(direction, by: half) * chord,
      direction: Self.turned(direction, by: turn))
  }

  /// Returns the length for each unit of the parameter.
  func speed(at t: Double) -> Double {
    guard let curve else { return start.distance(to: end) }
    let speed = curve.derivative(at: t).length
    return speed > 1e-9 ? speed : start.distance(to: end)
  }

  private func curvature(at t: Double) -> Double {
    guard let curve else { return 0 }
    let derivative = curve.derivative(at: t)
    let speed = derivative.length
    guard speed > 1e-9 else { return 0 }
    return derivative.cross(curve.secondDerivative(at: t)) / (speed * speed * speed)
  }

  /// Returns the parameters at which this edge and the one after it meet after both have moved, as near to their corner
  /// as possible.
  /// - Returns: `nil` if they do not meet near it.
  static func meeting(
    _ first: OffsetEdge, _ firstDistance: Double, _ second: OffsetEdge, _ secondDistance: Double
  ) -> (first: Double, second: Double)? {
    var (a, b) = (1.0, 0.0)
    for _ in 0..<mostSteps {
      let (one, other) = (first.node(at: a), second.node(at: b))
      let start = one.point - one.normal * firstDistance
      let gap = other.point - other.normal * secondDistance - start
      if gap.length < met { return (a, b) }
      let turn = one.direction.cross(other.direction)
      guard abs(turn) > leastTurn else { return nil }
      // A moved curve is longer or shorter than the curve itself.
      let stretch = (
        1 + first.curvature(at: min(max(a, 0), 1)) * firstDistance,
        1 + second.curvature(at: min(max(b, 0), 1)) * secondDistance
      )
      guard stretch.0 > leastStretch, stretch.1 > leastStretch else { return nil }
      a += gap.cross(other.direction) / turn / (first.speed(at: min(max(a, 0), 1)) * stretch.0)
      b += gap.cross(one.direction) / turn / (second.speed(at: min(max(b, 0), 1)) * stretch.1)
      guard a > -farthest, a < 1 + farthest, b > -farthest, b < 1 + farthest else { return nil }
    }
    return nil
  }

  /// Whether this edge goes on as another one behind a gap: on the same straight line, or on the same circle.
  func goesOn(as other: OffsetEdge, within gap: Double) -> Bool {
    let way = other.start - end
    guard way.length > 1e-6, way.length <= gap, way.dot(directions.end) > 0,
      way.dot(other.directions.start) > 0
    else { return false }
    let (bend, next) = (curvature(at: 1), other.curvature(at: 0))
    if abs(bend) < Self.straight, abs(next) < Self.straight {
      return directions.end.dot(other.directions.start) > Self.parallel
        && abs(way.cross(directions.end)) < Self.beside
    }
    guard bend * next > 0 else { return false }
    let centre = end + directions.end.perpendicular * (1 / bend)
    let second = other.start + other.directions.start.perpendicular * (1 / next)
    return centre.distance(to: second) < 2 * Self.beside && abs(1 / bend - 1 / next) < Self.beside
  }

  /// The greatest curvature of a line, the least cosine between lines that are one, and their greatest distance, in
  /// units of the path.
  private static let (straight, parallel, beside) = (0.005, 0.9998, 0.04)

  private static let mostSteps = 24
  /// The distance below which two points are one.
  private static let met = 1e-5
  /// The sine of the least angle between edges that meet.
  private static let leastTurn = 0.02
  /// The least length of a moved curve, as a part of its own.
  private static let leastStretch = 0.02
  /// How far edges go on beyond their ends, as a multiple of their length.
  private static let farthest = 100.0

  private static func turned(_ vector: Vector, by angle: Double) -> Vector {
    vector * cos(angle) + vector.perpendicular * sin(angle)
  }
}
