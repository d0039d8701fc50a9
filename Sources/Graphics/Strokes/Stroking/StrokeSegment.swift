internal import SymtextSupport

/// A smooth piece of a centre line with nodes, between which one quadratic follows the offset curve on either side.
struct StrokeSegment {
  /// A point on the centre line and the direction of travel there.
  struct Node {
    var point: Point
    var direction: Vector

    /// The normal on the side towards which the x axis turns into the y axis.
    var normal: Vector { direction.perpendicular }
  }

  /// At least two.
  var nodes: [Node]
  var isLine: Bool

  var first: Node { nodes[0] }
  var last: Node { nodes[nodes.count - 1] }
  var length: Double { first.point.distance(to: last.point) }
  /// The lengths between the nodes.
  var ways: [Double] {
    zip(nodes, nodes.dropFirst()).map { a, b in
      let chord = a.point.distance(to: b.point)
      guard !isLine else { return chord }
      let control = Self.control(a, b, side: 0).base
      // Gravesen's estimate for the length of a quadratic.
      return (2 * chord + a.point.distance(to: control) + control.distance(to: b.point)) / 3
    }
  }

  /// Returns the distance of a point from the centre line; any number from `limit` on if it is not less.
  func distance(to point: Point, lessThan limit: Double = .infinity) -> Double {
    if isLine { return point.distance(toLineFrom: first.point, to: last.point) }
    var nearest = limit
    for index in nodes.indices.dropLast() {
      let (a, b) = (nodes[index], nodes[index + 1])
      let control = Self.control(a, b, side: 1).base
      var box = Rect(a.point)
      box.include(b.point)
      box.include(control)
      // The curve is at least as far away as the box around its points.
      let beside = max(
        box.minX - point.x, point.x - box.maxX, box.minY - point.y, point.y - box.maxY)
      guard beside < nearest else { continue }
      nearest = min(nearest, QuadraticBezier(a.point, control, b.point).distance(to: point))
    }
    return nearest
  }

  /// Creates a straight piece; `nil` if it has no length.
  init?(from start: Point, to end: Point) {
    guard let direction = (end - start).normalized else { return nil }
    self.init(
      nodes: [Node(point: start, direction: direction), Node(point: end, direction: direction)],
      isLine: true)
  }

  private init(nodes: [Node], isLine: Bool) {
    self.nodes = nodes
    self.isLine = isLine
  }

  /// Creates a curved piece; `nil` if it has no length.
  ///
  /// The curve is split at its inflections, then into pieces of equal turning, as many as keep the quadratics within
  /// `tolerance` of the exact offset curve up to `halfWidth` on both sides. If the budget is spent, the tolerance is
  /// not checked.
  init?(
    _ curve: CubicBezier, halfWidth: Double, tolerance: Double, budget: WorkBudget
  ) {
    guard let startDirection = curve.direction(at: 0), let endDirection = curve.direction(at: 1)
    else { return nil }
    if curve.isStraight(within: tolerance * 1e-3) {
      self.init(from: curve.start, to: curve.end)
      return
    }
    var nodes = Self.parameters(
      of: curve, halfWidth: halfWidth, tolerance: tolerance, budget: budget
    ).map { Node(point: curve.point(at: $0), direction: curve.direction(at: $0) ?? startDirection) }
    nodes[0].direction = startDirection
    nodes[nodes.count - 1].direction = endDirection
    self.init(nodes: nodes, isLine: false)
  }

  /// Returns the parameters of the nodes of a curve, from 0 to 1.
  ///
  /// The curve is split at its inflections, then into pieces of equal turning, as many as keep the quadratics within
  /// `tolerance` of the exact offset curve up to `halfWidth` on both sides.
  static func parameters(
    of curve: CubicBezier, halfWidth: Double, tolerance: Double, budget: WorkBudget
  ) -> [Double] {
    let startDirection = curve.direction(at: 0) ?? .zero
    var all = [0.0]
    let cuts = [0] + curve.inflections + [1]
    for (from, to) in zip(cuts, cuts.dropFirst()) {
      func node(_ t: Double) -> Node {
        Node(point: curve.point(at: t), direction: curve.direction(at: t) ?? startDirection)
      }
      func follows(_ t0: Double, _ t1: Double) -> Bool {
        !budget.spend(Self.followingSteps)
          || Self.follows(
            curve, from: t0, to: t1, node(t0), node(t1), halfWidth: halfWidth, tolerance: tolerance)
      }
      var parameters = [from, to]
      if !follows(from, to) {
        let turning = curve.turning(from: from, to: to)
        for count in 2...Self.mostEqualPieces {
          parameters = turning.equalParts(count)
          if zip(parameters, parameters.dropFirst()).allSatisfy(follows) { break }
        }
      }
      // Where the bend is uneven, pieces of equal turning leave flat parts too long; halve those.
      for _ in 0..<Self.mostHalvings {
        let spans = zip(parameters, parameters.dropFirst())
        let halved = [from] + spans.flatMap { follows($0, $1) ? [$1] : [($0 + $1) / 2, $1] }
        if halved.count == parameters.count { break }
        parameters = halved
      }
      all += parameters.dropFirst()
    }
    return all
  }

  private static let mostEqualPieces = 8
  private static let mostHalvings = 5
  /// The work to compare a quadratic with the curve.
  private static let followingSteps = 20

  /// Returns the control point of the quadratic between two nodes: the intersection of their tangents.
  ///
  /// With fixed directions it is a linear function of the end points, so it moves linearly with the half-width as they
  /// do.
  static func control(_ a: Node, _ b: Node, side: Double) -> VariableOutline.ControlPoint {
    let turn = a.direction.cross(b.direction)
    let offsetA = a.normal * side
    let offsetB = b.normal * side
    guard abs(turn) > 1e-5 else {
      return .init(
        base: a.point.interpolated(to: b.point, 0.5), offset: (offsetA + offsetB) * 0.5,
        isOnCurve: false)
    }
    return .init(
      base: a.point + a.direction * ((b.point - a.point).cross(b.direction) / turn),
      offset: offsetA + a.direction * ((offsetB - offsetA).cross(b.direction) / turn),
      isOnCurve: false)
  }

  /// Returns whether one quadratic follows the offset curve between two parameters on both sides.
  private static func follows(
    _ curve: CubicBezier, from t0: Double, to t1: Double, _ a: Node, _ b: Node, halfWidth: Double,
    tolerance: Double
  ) -> Bool {
    // One quadratic approximates at most a turn of 60° well.
    guard a.direction.dot(b.direction) > 0.5 else { return false }
    for side in [-1.0, 0, 1] {
      let control = control(a, b, side: side)
      let quadratic = QuadraticBezier(
        a.point + a.normal * (side * halfWidth), control.position(halfWidth: halfWidth),
        b.point + b.normal * (side * halfWidth))
      for i in 1...3 {
        let t = t0 + (t1 - t0) * Double(i) / 4
        guard let direction = curve.direction(at: t) else { return false }
        // Where the pen is wider than the bend, the offset curve runs backwards inside the stroke.
        let derivative = curve.derivative(at: t)
        let speed = derivative.length
        let curvature = derivative.cross(curve.secondDerivative(at: t)) / (speed * speed * speed)
        if side * curvature * halfWidth >= 1 { continue }
        let target = curve.point(at: t) + direction.perpendicular * (side * halfWidth)
        if quadratic.distance(to: target, direction: direction) > tolerance { return false }
      }
    }
    return true
  }
}

extension QuadraticBezier {
  /// Returns the distance of a point from the curve at the place where the curve has a direction.
  fileprivate func distance(to target: Point, direction: Vector) -> Double {
    let (first, second) = ((control - start).cross(direction), (end - control).cross(direction))
    guard abs(first - second) > 1e-12 else { return distance(to: target) }
    let place = point(at: min(max(first / (first - second), 0), 1))
    return abs((place - target).cross(direction))
  }

  /// Returns the distance of a point from the curve, approximated by 16 chords.
  fileprivate func distance(to target: Point) -> Double {
    var best = Double.infinity
    var previous = start
    for i in 1...16 {
      let next = point(at: Double(i) / 16)
      best = min(best, target.distance(toLineFrom: previous, to: next))
      previous = next
    }
    return best
  }
}

extension Point {
  /// Returns the distance from the line segment between two points.
  fileprivate func distance(toLineFrom start: Point, to end: Point) -> Double {
    let chord = end - start
    let squared = chord.dot(chord)
    let along = squared > 0 ? min(max((self - start).dot(chord) / squared, 0), 1) : 0
    return (start + chord * along).distance(to: self)
  }
}

extension CubicBezier {
  /// Returns whether the curve is a straight line in one direction.
  func isStraight(within tolerance: Double) -> Bool {
    guard let chord = (end - start).normalized else { return false }
    return abs(chord.cross(control1 - start)) <= tolerance
      && abs(chord.cross(control2 - start)) <= tolerance
      && chord.dot(control1 - start) >= 0 && chord.dot(end - control2) >= 0
      && chord.dot(control2 - control1) >= 0
  }

  /// Measures the turning of the part between two parameters.
  ///
  /// The part must not have an inflection inside.
  fileprivate func turning(from t0: Double, to t1: Double) -> Turning {
    // The angle from the first direction grows monotonically; sampling also counts beyond a half turn.
    var samples: [(t: Double, angle: Double)] = [(t0, 0)]
    var angle = 0.0
    if var previous = direction(at: t0), let end = direction(at: t1) {
      let steps = 64
      samples.reserveCapacity(steps + 1)
      for i in 1...steps {
        let t = t0 + (t1 - t0) * Double(i) / Double(steps)
        let direction = i == steps ? end : direction(at: t) ?? previous
        angle += abs(atan2(previous.cross(direction), previous.dot(direction)))
        samples.append((t, angle))
        previous = direction
      }
    }
    return Turning(from: t0, to: t1, samples: samples)
  }
}

/// The angle by which a curve has turned at its parameters.
private struct Turning {
  var from: Double
  var to: Double
  /// Increasing; only the first sample if the curve has no direction.
  var samples: [(t: Double, angle: Double)]

  /// Returns parameters that cut the curve into pieces of equal turning.
  func equalParts(_ count: Int) -> [Double] {
    guard let angle = samples.last?.angle, samples.count > 1 else { return [from, to] }
    guard angle > 1e-9 else {
      return (0...count).map { from + (to - from) * Double($0) / Double(count) }
    }
    var parameters = [from]
    var index = 1
    for piece in 1..<count {
      let target = angle * Double(piece) / Double(count)
      while samples[index].angle < target { index += 1 }
      let (before, after) = (samples[index - 1], samples[index])
      let part = (target - before.angle) / max(after.angle - before.angle, 1e-300)
      parameters.append(before.t + (after.t - before.t) * part)
    }
    return parameters + [to]
  }
}
