/// Closed contours whose edges can be moved outwards or inwards; the structure is the same at every distance.
///
/// The filled side of an edge is the one towards which the x axis is turned to reach the y axis, as in the result of
/// boolean operations. Every point moves along the normals of its adjacent edges. Edges that would turn round, such as
/// small roundings, shrink to a point instead.
package struct OffsetOutline: Sendable {
  /// A point between two edges, and the unit directions of both edges there.
  private struct Node {
    var point: Point
    var arriving: Vector
    var leaving: Vector
  }

  private struct Contour {
    var nodes: [Node] = []
    /// Whether the edge from a node to the next is straight.
    var isLine: [Bool] = []
    /// Whether a node lies inside a straight edge, where its part of the movement differs from that of its neighbours.
    var isInside: [Bool] = []
  }

  private let contours: [Contour]

  /// The greatest movement of a corner, as a multiple of that of its edges: corners sharper than 47° become blunter.
  private static let miterLimit = 2.5
  /// The greatest number of searches for edges that turn round.
  private static let mostRounds = 8

  /// - Parameters:
  ///   - path: contours that neither cross nor overlap; all count as closed.
  ///   - reach: the greatest movement of the edges.
  ///   - tolerance: the greatest distance between a quadratic and the exact curve.
  ///   - holds: limits that will apply to the movement.
  ///   - budget: the work limit; if it is spent, curves are followed less exactly.
  package init(
    _ path: Path, reach: Double, tolerance: Double, holds: [EdgeMovementLimit] = [],
    budget: WorkBudget = WorkBudget()
  ) {
    contours = CurveSegment.contours(of: path).compactMap { segments in
      guard budget.spend(segments.count, times: WorkBudget.point) else { return nil }
      let edges = Self.withoutHooks(segments.map(\.segment), budget: budget).flatMap {
        segment -> [StrokeSegment?] in
        switch segment {
        case .line(let a, let b): [StrokeSegment(from: a, to: b)]
        case .quad(let curve):
          Self.pieces(curve.elevated, holds, budget: budget).map {
            StrokeSegment($0, halfWidth: reach, tolerance: tolerance, budget: budget)
          }
        case .cubic(let curve):
          Self.pieces(curve, holds, budget: budget).map {
            StrokeSegment($0, halfWidth: reach, tolerance: tolerance, budget: budget)
          }
        }
      }.compactMap { $0 }
      guard let last = edges.last else { return nil }
      var contour = Contour()
      var arriving = last.last.direction
      for edge in edges {
        for (number, node) in edge.nodes.dropLast().enumerated() {
          contour.nodes.append(
            Node(
              point: node.point, arriving: number == 0 ? arriving : node.direction,
              leaving: node.direction))
          contour.isLine.append(edge.isLine)
          contour.isInside.append(false)
        }
        for place in Self.places(on: edge, holds, budget: budget) {
          let direction = edge.first.direction
          contour.nodes.append(Node(point: place, arriving: direction, leaving: direction))
          contour.isLine.append(true)
          contour.isInside.append(true)
        }
        arriving = edge.last.direction
      }
      return contour.nodes.count > 1 ? contour : nil
    }
  }

  /// Returns places on a straight edge between which the part of the movement changes.
  private static func places(
    on edge: StrokeSegment, _ holds: [EdgeMovementLimit], budget: WorkBudget
  ) -> [Point] {
    let all = holds.reduce(0) { $0 + $1.count }
    guard edge.isLine, all > 0 else { return [] }
    let count = Int(min(max((edge.length / step).rounded(.up), 1), 1000))
    guard count > 2, budget.spend(count, times: all) else { return [] }
    let points = (0...count).map {
      edge.first.point.interpolated(to: edge.last.point, Double($0) / Double(count))
    }
    let outward = outward(edge.first.direction)
    let parts = points.map { point in holds.map { $0.part(at: point, outward: outward) } }
    func changes(_ index: Int) -> Bool {
      zip(parts[index], parts[index + 1]).contains { abs($0 - $1) > even }
    }
    return (1..<count).filter { changes($0 - 1) || changes($0) }.map { points[$0] }
  }

  /// Returns a curve in pieces along which the part of the movement changes little.
  private static func pieces(
    _ curve: CubicBezier, _ holds: [EdgeMovementLimit], budget: WorkBudget
  ) -> [CubicBezier] {
    let all = holds.reduce(0) { $0 + $1.count }
    guard all > 0, curve.start.distance(to: curve.end) > step, budget.spend(3, times: all) else {
      return [curve]
    }
    let parts = [0, 0.5, 1].compactMap { place -> [Double]? in
      curve.direction(at: place).map { direction in
        holds.map { $0.part(at: curve.point(at: place), outward: outward(direction)) }
      }
    }
    guard parts.count == 3,
      zip(parts[0], parts[1]).contains(where: { abs($0 - $1) > uneven })
        || zip(parts[1], parts[2]).contains(where: { abs($0 - $1) > uneven })
    else { return [curve] }
    return pieces(curve.part(from: 0, to: 0.5), holds, budget: budget)
      + pieces(curve.part(from: 0.5, to: 1), holds, budget: budget)
  }

  /// The greatest change of the part along half a piece.
  private static let uneven = 0.08

  /// The distance between such places, in units of the path.
  private static let step = 0.6
  /// Parts that differ by less are equal.
  private static let even = 0.004

  /// Edges shorter than this that run back are drawing errors, in units of the path.
  private static let longestHook = 0.05

  /// Returns the edges without short ones that run back, which no offset can follow; their neighbours meet instead.
  private static func withoutHooks(
    _ segments: [CurveSegment], budget: WorkBudget
  ) -> [CurveSegment] {
    var kept = segments
    var index = 0
    while index < kept.count, kept.count > 2 {
      let before = kept[(index + kept.count - 1) % kept.count]
      let next = (index + 1) % kept.count
      let edge = kept[index]
      let chord = edge.end - edge.start
      guard chord.length < longestHook,
        chord.dot(before.end - before.start) < 0 || chord.dot(kept[next].end - kept[next].start) < 0
      else {
        index += 1
        continue
      }
      guard budget.spend(1 + (kept.count - index) / 16) else { break }
      kept[next] = kept[next].starting(at: edge.start)
      kept.remove(at: index)
      index = max(index - 1, 0)
    }
    return kept
  }

  /// Returns the contours with their edges moved.
  /// - Parameters:
  ///   - distance: positive outwards, negative inwards.
  ///   - hold: the limit of the movement.
  /// - Returns: `nil` if a contour vanishes or turns inside out. Contours may cross.
  package func path(distance: Double, hold: EdgeMovementLimit = .none) -> Path? {
    var path = Path()
    for contour in contours {
      guard case .found(let places) = Self.places(contour, distance, hold) else { return nil }
      let before = Self.path(contour, contour.nodes.map(\.point)).area
      let after = Self.path(contour, places)
      guard before == 0 || (after.area > 0) == (before > 0), places.allSatisfy(\.isFinite) else {
        return nil
      }
      path.append(after)
    }
    return path
  }

  /// Returns the places at which edges would cross, on the edges before the movement, each with its part of the
  /// movement.
  ///
  /// Edges with a part of 0 stay as drawn.
  /// - Parameters:
  ///   - distance: positive outwards, negative inwards.
  ///   - hold: the limit of the movement.
  ///   - budget: the work limit; if it is spent, the result is empty.
  package func crossings(
    distance: Double, hold: EdgeMovementLimit, budget: WorkBudget
  ) -> [EdgeMovementLimit.Place] {
    var found: [EdgeMovementLimit.Place] = []
    func add(_ start: Point, _ end: Point) {
      guard let direction = (end - start).normalized else { return }
      let (point, outward) = (start.interpolated(to: end, 0.5), Self.outward(direction))
      found.append(
        .init(point: point, outward: outward, part: hold.part(at: point, outward: outward)))
    }
    var (before, after): ([[Point]], [[Point]]) = ([], [])
    for contour in contours {
      guard budget.spend(contour.nodes.count, times: 8 + hold.count) else { return [] }
      let still = Self.polygon(Self.path(contour, contour.nodes.map(\.point)))
      switch Self.places(contour, distance, hold) {
      case .lost(let nodes):
        for node in nodes.map({ contour.nodes[$0] }) {
          for direction in [node.arriving, node.leaving] {
            let outward = Self.outward(direction)
            found.append(
              .init(
                point: node.point, outward: outward,
                part: hold.part(at: node.point, outward: outward)))
          }
        }
      case .found(let places):
        let moved = Self.polygon(Self.path(contour, places))
        guard (Polygon.doubledArea(moved) > 0) == (Polygon.doubledArea(still) > 0) else {
          // The contour vanishes.
          for (a, b) in zip(still, still.dropFirst() + still.prefix(1)) { add(a, b) }
          continue
        }
        before.append(still)
        after.append(moved)
      }
    }
    _ = OverlapDetection.hasOnly(after, budget: budget) { crossing in
      for (polygon, edge) in [crossing.first, crossing.second] {
        let still = before[polygon]
        add(still[edge], still[(edge + 1) % still.count])
      }
      return true
    }
    return budget.isSpent ? [] : found
  }

  /// Returns a contour as a polygon with the same number of corners at every distance.
  private static func polygon(_ path: Path) -> [Point] {
    var points: [Point] = []
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quad(let control, let end):
        let curve = QuadraticBezier(points[points.count - 1], control, end)
        for part in 1...chords { points.append(curve.point(at: Double(part) / Double(chords))) }
      case .cubic(_, _, let end): points.append(end)
      case .close: break
      }
    }
    return points
  }

  /// The number of chords of a quadratic in the search for crossings.
  private static let chords = 6

  private static func path(_ contour: Contour, _ places: [Point]) -> Path {
    var path = Path()
    path.move(to: places[0])
    for index in places.indices {
      let next = (index + 1) % places.count
      if contour.isInside[index] {
        // Nodes inside an edge are the control points of a smooth one.
        path.quad(
          places[index],
          to: contour.isInside[next]
            ? places[index].interpolated(to: places[next], 0.5) : places[next])
      } else if contour.isLine[index], contour.isInside[next] {
        continue
      } else if contour.isLine[index] {
        path.line(to: places[next])
      } else {
        path.quad(
          control(
            places[index], contour.nodes[index].leaving, places[next],
            contour.nodes[next].arriving), to: places[next])
      }
    }
    path.close()
    return path
  }

  /// The greatest distance of a control point from the middle of its curve's ends, as a multiple of the distance
  /// between them.
  ///
  /// Curves are cut into pieces that turn less than this allows.
  private static let mostReach = 2.0

  /// Returns the intersection of the tangents at two points; their middle if the tangents do not meet between them, or
  /// meet too far away.
  private static func control(_ a: Point, _ u: Vector, _ b: Point, _ v: Vector) -> Point {
    let middle = a.interpolated(to: b, 0.5)
    let turn = u.cross(v)
    guard abs(turn) > 1e-5 else { return middle }
    let meeting = a + u * ((b - a).cross(v) / turn)
    let reach = mostReach * a.distance(to: b)
    guard (meeting - a).dot(u) >= 0, (b - meeting).dot(v) >= 0,
      meeting.distance(to: middle) <= reach
    else { return middle }
    return meeting
  }

  // MARK: Places

  private static func outward(_ direction: Vector) -> Vector { -direction.perpendicular }

  /// - Parameter distance: only the sign is used. The miter limit does not apply to the white or black in a notch.
  private static func offset(_ node: Node, _ distance: Double) -> Vector {
    let (a, b) = (outward(node.arriving), outward(node.leaving))
    let sum = a + b
    let squared = 1 + a.dot(b)
    guard squared > 1e-3 else { return .zero }
    let miter = sum * (1 / squared)
    guard node.arriving.cross(node.leaving) * distance > 0 else { return miter }
    return miter * min(1, miterLimit / miter.length)
  }

  /// The new positions of a contour's nodes.
  private enum Places {
    case found([Point])
    /// Edges between some nodes turn round, and no contour can be made of them.
    case lost([Int])
  }

  private static func places(_ contour: Contour, _ distance: Double, _ hold: EdgeMovementLimit)
    -> Places
  {
    let nodes = contour.nodes
    let count = nodes.count
    let distances = nodes.map { node in
      // At a corner both edges move by the same distance.
      distance
        * min(
          hold.part(at: node.point, outward: outward(node.arriving)),
          hold.part(at: node.point, outward: outward(node.leaving)))
    }
    var places = zip(nodes, distances).map { $0.point + offset($0, distance) * $1 }
    guard distance != 0 else { return .found(places) }
    /// Edges that have shrunk to a point.
    var shrunk = nodes.map { _ in false }
    for _ in 0..<mostRounds {
      var found = false
      for index in nodes.indices where !shrunk[index] {
        let next = (index + 1) % count
        if (places[next] - places[index]).dot(nodes[next].point - nodes[index].point) <= 0 {
          shrunk[index] = true
          found = true
        }
      }
      guard found else { return .found(places) }
      guard let start = shrunk.firstIndex(of: false) else { return .lost(Array(nodes.indices)) }
      var index = start + 1
      while index < start + count {
        guard shrunk[index % count] else {
          index += 1
          continue
        }
        let first = index
        while shrunk[index % count] { index += 1 }
        // The edges from `first` up to `index` shrink to the point where their neighbours meet.
        let (a, b) = (nodes[first % count], nodes[index % count])
        let both = min(abs(distances[first % count]), abs(distances[index % count]))
        guard let meeting = meeting(a, b, distance < 0 ? -both : both) else {
          return .lost((first...index).map { $0 % count })
        }
        for node in first...index { places[node % count] = meeting }
      }
    }
    return .lost(nodes.indices.filter { shrunk[$0] })
  }

  /// Returns the point where the edge that arrives at one node and the edge that leaves another meet after both have
  /// moved.
  private static func meeting(_ a: Node, _ b: Node, _ distance: Double) -> Point? {
    let start = a.point + outward(a.arriving) * distance
    let end = b.point + outward(b.leaving) * distance
    let turn = a.arriving.cross(b.leaving)
    let middle = start.interpolated(to: end, 0.5)
    guard abs(turn) > 0.1 else { return middle }
    let meeting = start + a.arriving * ((end - start).cross(b.leaving) / turn)
    let reach = abs(distance) * miterLimit + a.point.distance(to: b.point)
    return meeting.distance(to: middle) <= reach || turn * distance < 0 ? meeting : nil
  }
}

extension CurveSegment {
  /// Returns the edge with another start.
  fileprivate func starting(at start: Point) -> CurveSegment {
    switch self {
    case .line(_, let end): .line(start, end)
    case .quad(let curve): .quad(QuadraticBezier(start, curve.control, curve.end))
    case .cubic(let curve):
      .cubic(CubicBezier(start, curve.control1, curve.control2, curve.end))
    }
  }
}
