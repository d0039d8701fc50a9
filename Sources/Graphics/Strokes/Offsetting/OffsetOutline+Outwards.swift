internal import SymtextSupport

extension OffsetOutline {
  /// Returns a contour with its edges moved outwards.
  ///
  /// Each point moves in proportion to the distance, so that a point halfway between two distances is the point at
  /// their middle.
  /// - Returns: `nil` if a coordinate is not finite.
  static func outwards(_ contour: Contour, _ movements: [Movement]) -> Path? {
    let edges = contour.edges
    let count = edges.count
    func distance(_ index: Int) -> Double { movements[edges[index].chain].distance }
    func shift(_ index: Int) -> Vector { movements[edges[index].chain].shift }
    /// The point that edges share, or where their tangents meet.
    var tips = edges.indices.map { index -> Point in
      let next = (index + 1) % count
      let (arriving, leaving) = (
        edges[index].node(at: 1).direction, edges[next].node(at: 0).direction
      )
      if edges[index].chain != edges[next].chain, arriving.dot(leaving) >= corner {
        // A straight edge follows the curve beside it.
        let curve = edges[index].isLine ? next : index
        let direction = edges[index].isLine ? leaving : arriving
        return edges[index].end - direction.perpendicular * distance(curve) + shift(curve)
      }
      let moved = shift(index) == shift(next) ? shift(index) : .zero
      return tip(at: edges[index].end, arriving, distance(index), leaving, distance(next)) + moved
    }
    let cuts = edges.indices.map { index in
      cut(
        contour, index, distance, tip: tips[index],
        shifts: (shift(index), shift((index + 1) % count)))
    }
    for (index, cut) in cuts.enumerated() { if let cut { tips[index] = cut.point } }
    var path = Path()
    for index in edges.indices {
      let edge = edges[index]
      let own = distance(index)
      let from = cuts[(index + count - 1) % count]?.from ?? 0
      let to = cuts[index]?.to ?? 1
      let nodes = edge.parameters.map { edge.node(at: from + (to - from) * $0) }
      var places = nodes.map { $0.point - $0.normal * own + shift(index) }
      var ends = (start: Vector.zero, end: Vector.zero)
      let before = (index + count - 1) % count
      if case .shared = contour.joins[before] {
        ends.start = tips[before] - places[0]
        places[0] = tips[before]
      }
      if case .shared = contour.joins[index] {
        ends.end = tips[index] - places[places.count - 1]
        places[places.count - 1] = tips[index]
      }
      if index == 0 { path.move(to: places[0]) }
      for place in 1..<places.count {
        if edge.isLine {
          path.line(to: places[place])
        } else {
          var control =
            StrokeSegment.control(nodes[place - 1], nodes[place], side: -1)
            .position(halfWidth: own) + shift(index)
          if place == 1 { control = control + ends.start * 0.5 }
          if place == places.count - 1 { control = control + ends.end * 0.5 }
          path.quad(control, to: places[place])
        }
      }
      let next = (index + 1) % count
      let corner = edge.end
      let (arriving, leaving) = (
        nodes[nodes.count - 1].direction, edges[next].node(at: 0).direction
      )
      switch contour.joins[index] {
      case .shared: break
      case .open:
        path.line(to: corner)
        path.line(to: corner - leaving.perpendicular * distance(next) + shift(next))
      case .sharp:
        path.line(to: tips[index])
        path.line(
          to: cuts[index]?.point ?? corner - leaving.perpendicular * distance(next) + shift(next))
      case .round(let pieces):
        addArc(&path, corner, (arriving, own), (leaving, distance(next)), pieces: pieces)
      }
    }
    path.close()
    return path.elements.allSatisfy({ $0.points.allSatisfy(\.isFinite) }) ? path : nil
  }

  /// Returns where two edges of a sharp corner meet of which one moves so much farther than the other that its end
  /// lies beyond the other, as the parameters of both and the point.
  /// - Parameters:
  ///   - index: the edge before the corner.
  ///   - distance: the movement of each edge.
  ///   - tip: the point where the tangents meet.
  ///   - shifts: the movements of both edges as wholes; such edges are not cut.
  private static func cut(
    _ contour: Contour, _ index: Int, _ distance: (Int) -> Double, tip: Point,
    shifts: (Vector, Vector)
  ) -> (to: Double, from: Double, point: Point)? {
    let next = (index + 1) % contour.edges.count
    guard case .sharp = contour.joins[index], distance(index) != distance(next), next != index,
      shifts == (.zero, .zero)
    else { return nil }
    let (first, second) = (contour.edges[index], contour.edges[next])
    let (end, start) = (first.node(at: 1), second.node(at: 0))
    let (one, other) = (distance(index), distance(next))
    guard
      (tip - (end.point - end.normal * one)).dot(end.direction) < 0
        || (start.point - start.normal * other - tip).dot(start.direction) < 0,
      let (to, from) = OffsetEdge.meeting(first, one, second, other), to > leastLeft,
      from < 1 - leastLeft
    else { return nil }
    let node = first.node(at: to)
    let point = node.point - node.normal * one
    return point.distance(to: end.point) <= miterLimit * max(one, other) ? (to, from, point) : nil
  }

  /// The least part of an edge that a cut leaves at its corner.
  private static let leastLeft = 0.5

  /// Adds an arc round a corner.
  /// - Parameters:
  ///   - from: the direction before the corner, and the radius.
  ///   - to: the direction after the corner, and the radius.
  private static func addArc(
    _ path: inout Path, _ corner: Point, _ from: (direction: Vector, radius: Double),
    _ to: (direction: Vector, radius: Double), pieces: Int
  ) {
    var turn = atan2(from.direction.cross(to.direction), from.direction.dot(to.direction))
    if turn < 0 { turn += 2 * .pi }
    let start = -from.direction.perpendicular
    let step = turn / Double(pieces)
    for piece in 1...pieces {
      func radius(_ part: Double) -> Double {
        from.radius + (to.radius - from.radius) * (Double(piece) - 1 + part) / Double(pieces)
      }
      func way(_ angle: Double) -> Vector {
        start * cos(angle) + start.perpendicular * sin(angle)
      }
      path.quad(
        corner + way((Double(piece) - 0.5) * step) * (radius(0.5) / cos(step / 2)),
        to: corner + way(Double(piece) * step) * radius(1))
    }
  }

  /// Returns the point where the tangents of two edges meet at their corner after both have moved.
  static func tip(
    at corner: Point, _ arriving: Vector, _ distance: Double, _ leaving: Vector, _ other: Double
  ) -> Point {
    let (a, b) = (-arriving.perpendicular, -leaving.perpendicular)
    let turn = a.cross(b)
    guard abs(turn) > 1e-3, distance != other || abs(turn) > 0.05 else {
      let sum = a * distance + b * other
      return corner + sum * 0.5
    }
    // The point whose distance from each tangent is that edge's.
    return corner + (b.perpendicular * -distance + a.perpendicular * other) * (1 / turn)
  }
}
