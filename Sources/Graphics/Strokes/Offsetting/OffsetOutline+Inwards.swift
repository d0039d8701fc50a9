extension OffsetOutline {
  /// A point between two pieces of a contour, before the movement, with the directions and the movements of both.
  private struct Node {
    var point: Point
    var arriving: Vector
    var leaving: Vector
    var before: Double
    var after: Double
    /// Whether the piece from it to the next node cuts off a tip.
    var isCut = false
  }

  /// The greatest number of searches for pieces that turn round.
  private static let mostRounds = 8
  /// The greatest distance of a corner's point from the corner, as a multiple of the movement.
  private static let farthestTip = 6.0
  /// The least part of an edge that cuts at its ends leave.
  private static let leastPart = 0.02

  /// Returns a contour with its edges moved inwards.
  ///
  /// Edges are cut with each other at corners, or go on until they meet. Edges that would turn round, such as small
  /// roundings, shrink to a point.
  /// - Parameters:
  ///   - distances: negative.
  ///   - isBlunt: whether the white tips of acute corners are cut off, where they would leave the black.
  /// - Returns: `nil` if the contour vanishes or turns inside out.
  static func inwards(_ contour: Contour, _ distances: [Double], isBlunt: Bool) -> Path? {
    let edges = contour.edges
    let blunt = edges.indices.map { isBlunt && Self.isAcute(contour, $0) }
    let spans = spans(contour, distances, blunt: blunt)
    var nodes: [Node] = []
    var places: [Point] = []
    /// The number of the first node of each edge.
    var firsts: [Int] = []
    for index in edges.indices {
      let edge = edges[index]
      let own = distances[edge.chain]
      let before = (index + edges.count - 1) % edges.count
      firsts.append(nodes.count)
      let (from, to) = spans[index]
      for parameter in edge.parameters.dropLast() {
        let node = edge.node(at: from + (to - from) * parameter)
        nodes.append(
          Node(
            point: node.point, arriving: node.direction, leaving: node.direction, before: own,
            after: own))
        places.append(node.point - node.normal * own)
      }
      let first = firsts[index]
      let other = distances[edges[before].chain]
      let arriving = edges[before].node(at: spans[before].to).direction
      if blunt[index] {
        let node = edge.node(at: to)
        nodes.append(
          Node(
            point: node.point, arriving: node.direction, leaving: node.direction, before: own,
            after: own, isCut: true))
        places.append(node.point - node.normal * own)
      }
      if blunt[before] { continue }
      nodes[first].arriving = arriving
      nodes[first].before = other
      if spans[index].from == 0, spans[before].to == 1 {
        // The edges share the corner, or do not meet.
        let tip = tip(at: edge.start, arriving, other, nodes[first].leaving, own)
        let most = farthestTip * max(abs(own), abs(other))
        let way = tip - edge.start
        places[first] = way.length > most ? edge.start + way * (most / way.length) : tip
      }
    }
    guard let moved = shrunk(nodes, places, contour) else { return nil }
    return drawn(contour, nodes, moved, firsts)
  }

  /// Whether the join of an edge with the next is a white tip that would go far into the black.
  private static func isAcute(_ contour: Contour, _ index: Int) -> Bool {
    guard case .open = contour.joins[index] else { return false }
    let next = contour.edges[(index + 1) % contour.edges.count]
    let cosine = contour.edges[index].node(at: 1).direction.dot(next.node(at: 0).direction)
    return isAcute(cosine: cosine)
  }

  /// Returns the parts of the edges between the places where they meet the edges before and after, as parameters.
  private static func spans(
    _ contour: Contour, _ distances: [Double], blunt: [Bool]
  ) -> [(from: Double, to: Double)] {
    let edges = contour.edges
    var spans = edges.map { _ in (from: 0.0, to: 1.0) }
    for index in edges.indices {
      if case .shared = contour.joins[index] { continue }
      let next = (index + 1) % edges.count
      let (one, other) = (distances[edges[index].chain], distances[edges[next].chain])
      if blunt[index] {
        let way = (bluntTip * bluntTip - 1).squareRoot()
        spans[index].to = 1 + abs(one) * way / edges[index].speed(at: 1)
        spans[next].from = -abs(other) * way / edges[next].speed(at: 0)
        continue
      }
      guard
        let (to, from) = OffsetEdge.meeting(edges[index], one, edges[next], other)
      else { continue }
      let most = farthestTip * max(abs(one), abs(other))
      let corner = edges[index].end
      guard edges[index].node(at: to).point.distance(to: corner) <= most,
        edges[next].node(at: from).point.distance(to: corner) <= most
      else { continue }
      spans[index].to = to
      spans[next].from = from
    }
    // An edge of which nothing is left keeps its ends, and shrinks.
    for index in edges.indices where spans[index].to - spans[index].from < leastPart {
      spans[index] = (0, 1)
      spans[(index + 1) % edges.count].from = 0
      spans[(index + edges.count - 1) % edges.count].to = 1
    }
    return spans
  }

  /// Returns the places of nodes after pieces that turn round have shrunk to points.
  private static func shrunk(
    _ nodes: [Node], _ moved: [Point], _ contour: Contour
  ) -> [Point]? {
    let count = nodes.count
    var places = moved
    var shrunk = nodes.map { _ in false }
    for _ in 0..<mostRounds {
      var found = false
      for index in nodes.indices where !shrunk[index] && !nodes[index].isCut {
        let next = (index + 1) % count
        let chord = nodes[next].point - nodes[index].point
        if (places[next] - places[index]).dot(chord) <= 0 {
          shrunk[index] = true
          found = true
        }
      }
      guard found else { return places.allSatisfy(\.isFinite) ? places : nil }
      guard let start = shrunk.firstIndex(of: false) else { return nil }
      var index = start + 1
      while index < start + count {
        guard shrunk[index % count] else {
          index += 1
          continue
        }
        let first = index
        while shrunk[index % count] { index += 1 }
        // The pieces from `first` up to `index` shrink to the point where their neighbours meet.
        guard let meeting = meeting(nodes[first % count], nodes[index % count]) else { return nil }
        for node in first...index { places[node % count] = meeting }
      }
    }
    return nil
  }

  /// Returns the point where the piece that arrives at one node and the piece that leaves another meet after both have
  /// moved.
  private static func meeting(_ a: Node, _ b: Node) -> Point? {
    let start = a.point - a.arriving.perpendicular * a.before
    let end = b.point - b.leaving.perpendicular * b.after
    let turn = a.arriving.cross(b.leaving)
    let middle = start.interpolated(to: end, 0.5)
    guard abs(turn) > 0.1 else { return middle }
    let meeting = start + a.arriving * ((end - start).cross(b.leaving) / turn)
    let reach = max(abs(a.before), abs(b.after)) * miterLimit + a.point.distance(to: b.point)
    return meeting.distance(to: middle) <= reach || turn < 0 ? meeting : nil
  }

  /// Returns the contour through nodes that have moved, in the structure of ``outwards(_:_:)``.
  private static func drawn(
    _ contour: Contour, _ nodes: [Node], _ places: [Point], _ firsts: [Int]
  ) -> Path? {
    var path = Path()
    var still = Path()
    path.move(to: places[0])
    still.move(to: nodes[0].point)
    for index in contour.edges.indices {
      let edge = contour.edges[index]
      for piece in 0..<edge.parameters.count - 1 {
        let node = firsts[index] + piece
        let next = (node + 1) % nodes.count
        if edge.isLine {
          path.line(to: places[next])
        } else {
          path.quad(
            control(places[node], nodes[node].leaving, places[next], nodes[next].arriving),
            to: places[next])
        }
        still.line(to: nodes[next].point)
      }
      let corner = places[(firsts[index] + edge.parameters.count - 1) % nodes.count]
      switch contour.joins[index] {
      case .shared: break
      case .open, .sharp:
        let after = places[firsts[(index + 1) % firsts.count]]
        path.line(to: corner.interpolated(to: after, 0.5))
        path.line(to: after)
      case .round(let pieces):
        for _ in 0..<pieces { path.quad(corner, to: corner) }
      }
    }
    path.close()
    still.close()
    guard still.area == 0 || (path.area > 0) == (still.area > 0) else { return nil }
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
}
