internal import SymtextSupport

/// Closed contours whose edges can be moved outwards or inwards; the structure is the same at every distance.
///
/// The filled side of an edge is the one towards which the x axis is turned to reach the y axis, as in the result of
/// boolean operations. Whole curves move along their normals, so round edges stay round and straight ones straight. Edges that
/// join smoothly are a chain and move by one distance; chains may move by different ones.
package struct OffsetOutline: Sendable {
  /// How two edges join.
  enum Join: Sendable {
    /// They share one point: the tangents are nearly the same, or both are lines with room enough to be cut.
    case shared
    /// Straight pieces lead to the point where the tangents meet.
    case sharp
    /// An arc of some quadratics leads round the corner.
    case round(pieces: Int)
    /// Straight pieces lead over the corner as drawn. When edges move outwards they lie in the black, and so no point
    /// of the black is lost, however far the edges move.
    case open
  }

  struct Contour: Sendable {
    var edges: [OffsetEdge]
    /// The join of each edge with the next.
    var joins: [Join]

    func isOf(_ chains: Set<Int>) -> Bool { edges.contains { chains.contains($0.chain) } }

    /// The nodes of the edges.
    var points: [Point] {
      edges.flatMap { edge in edge.parameters.dropLast().map { edge.node(at: $0).point } }
    }
  }

  let contours: [Contour]
  /// The number of chains.
  package let chainCount: Int
  private let runs: [OffsetRun]
  private let corners: [OffsetCorner]
  /// For each chain the first of those that join it smoothly.
  private let groups: [Int]

  /// The sine of the greatest angle, 12°, between edges that share a point without being cut.
  private static let smooth = 0.21
  /// The cosine of the least angle, 35°, at which one chain ends and the next begins.
  static let corner = 0.819
  /// The greatest length of a sharp corner's tip, as a multiple of the movement: a corner of 35°.
  static let miterLimit = 3.3
  /// The greatest turn of a quadratic in an arc, in radians.
  private static let mostTurn = 0.9
  /// The part of a line that cuts at both of its ends may take.
  private static let mostCut = 0.95

  /// - Parameters:
  ///   - path: contours that neither cross nor overlap; all count as closed.
  ///   - reach: the greatest movement of the edges.
  ///   - tolerance: the greatest distance between a quadratic and the exact curve.
  ///   - budget: the work limit; if it is spent, curves are followed less exactly.
  package init(
    _ path: Path, reach: Double, tolerance: Double, budget: WorkBudget = WorkBudget()
  ) {
    var chains = 0
    var runs: [OffsetRun] = []
    var groups: [Int] = []
    contours = CurveSegment.contours(of: path).compactMap { segments in
      guard budget.spend(segments.count, times: WorkBudget.point) else { return nil }
      var edges = Self.withoutHooks(segments.map(\.segment), budget: budget).compactMap {
        segment -> OffsetEdge? in
        switch segment {
        case .line(let a, let b): OffsetEdge(from: a, to: b)
        case .quad(let curve):
          OffsetEdge(curve.elevated, reach: reach, tolerance: tolerance, budget: budget)
        case .cubic(let curve):
          OffsetEdge(curve, reach: reach, tolerance: tolerance, budget: budget)
        }
      }
      guard edges.count > 1 || edges.first.map({ !$0.isLine }) ?? false else { return nil }
      Self.number(&edges, &chains, &runs, &groups)
      return Contour(edges: edges, joins: Self.joins(edges, reach: reach))
    }
    chainCount = chains
    self.runs = runs
    corners = contours.flatMap { OffsetCorner.concave(in: $0.edges) }
    self.groups = groups
  }

  /// Gives each edge the number of its chain.
  ///
  /// A long straight edge is a chain of its own.
  private static func number(
    _ edges: inout [OffsetEdge], _ chains: inout Int, _ runs: inout [OffsetRun],
    _ groups: inout [Int]
  ) {
    let count = edges.count
    let angles = edges.indices.map { index in
      let (a, b) = (
        edges[index].node(at: 1).direction, edges[(index + 1) % count].node(at: 0).direction
      )
      return (sine: a.cross(b), cosine: a.dot(b))
    }
    let breaks = angles.map { $0.cosine < corner }
    /// Whether an edge joins a curve smoothly, or ends at a corner.
    func isFree(at join: Int, beside other: Int) -> Bool {
      breaks[join] || abs(angles[join].sine) < smooth && !edges[other].isLine
    }
    let isLong = edges.indices.map { index in
      let before = (index + count - 1) % count
      return edges[index].isLine && edges[index].start.distance(to: edges[index].end) >= longLine
        && isFree(at: before, beside: before)
        && isFree(at: index, beside: (index + 1) % count)
    }
    let cuts = edges.indices.map { breaks[$0] || isLong[$0] || isLong[($0 + 1) % count] }
    let first = cuts.firstIndex(of: true).map { $0 + 1 } ?? 0
    // Groups begin at a corner, if there is one.
    let groupStart = breaks.firstIndex(of: true).map { $0 + 1 } ?? first
    for step in edges.indices {
      let index = (first + step) % count
      if step > 0, cuts[(index + count - 1) % count] { chains += 1 }
      edges[index].chain = chains
    }
    chains += 1
    groups += Array(repeating: 0, count: chains - groups.count)
    var group = edges[groupStart % count].chain
    for step in edges.indices {
      let index = (groupStart + step) % count
      if step > 0, breaks[(index + count - 1) % count] { group = edges[index].chain }
      groups[edges[index].chain] = group
    }
    for index in edges.indices
    where !isLong[index] && cuts[(index + count - 1) % count] {
      let before = (index + count - 1) % count
      var last = index
      while !cuts[last] { last = (last + 1) % count }
      let after = (last + 1) % count
      let own = edges[index].chain
      runs.append(
        OffsetRun(
          chain: own,
          before: breaks[before] ? nil : (edges[before].chain, edges[before].node(at: 1).direction),
          after: breaks[last] ? nil : (edges[after].chain, edges[after].node(at: 0).direction)))
    }
  }

  /// The least length of a straight edge that moves by a distance of its own, in units of the path.
  private static let longLine = 0.8

  /// The distance of a cut tip's ends from the corner, as a multiple of the movement; a corner of 84° has its tip there.
  static let bluntTip = 1.5

  /// Whether a corner's tip is longer than a cut one.
  static func isAcute(cosine: Double) -> Bool { (1 + cosine) / 2 * bluntTip * bluntTip < 1 }

  private static func joins(_ edges: [OffsetEdge], reach: Double) -> [Join] {
    let turns = edges.indices.map { index in
      let (a, b) = (
        edges[index].node(at: 1).direction,
        edges[(index + 1) % edges.count].node(at: 0).direction
      )
      return (sine: a.cross(b), cosine: a.dot(b))
    }
    /// Returns the greatest length that a cut at a concave corner takes from its lines.
    func cut(_ turn: (sine: Double, cosine: Double)) -> Double {
      turn.sine < -smooth ? reach * (1 + max(-turn.cosine, 0)) / -turn.sine : 0
    }
    func hasRoom(_ index: Int) -> Bool {
      let edge = edges[index]
      return cut(turns[index]) + cut(turns[(index + edges.count - 1) % edges.count])
        <= mostCut * edge.start.distance(to: edge.end)
    }
    return edges.indices.map { index in
      let next = (index + 1) % edges.count
      let turn = turns[index]
      if abs(turn.sine) < smooth, turn.cosine > 0 { return .shared }
      let areLines = edges[index].isLine && edges[next].isLine
      if turn.sine > 0 {
        // 1 ÷ cos(turn ÷ 2) is the length of the tip.
        if (1 + turn.cosine) / 2 * miterLimit * miterLimit >= 1 {
          return areLines ? .shared : .sharp
        }
        return .round(
          pieces: min(max(Int((atan2(turn.sine, turn.cosine) / mostTurn).rounded(.up)), 1), 4))
      }
      if turn.sine == 0 { return .round(pieces: 4) }
      // An acute corner's tip may have to be cut off when edges move inwards.
      let isAcute = isAcute(cosine: turn.cosine)
      return areLines && !isAcute && hasRoom(index) && hasRoom(next) ? .shared : .open
    }
  }

  /// Edges shorter than this that run back are drawing errors, and any that is shorter than the second length, in units
  /// of the path.
  private static let longestHook = (back: 0.05, any: 0.012)

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
      guard
        edge.span < longestHook.any
          || chord.length < longestHook.back
            && (chord.dot(before.end - before.start) < 0
              || chord.dot(kept[next].end - kept[next].start) < 0)
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

  /// The chains of edges that go on behind a line or an area that crosses them, as the side of a stroke does: they lie
  /// on one straight line, or on one circle.
  /// - Parameters:
  ///   - gap: the greatest distance between such edges.
  ///   - budget: the work limit; if it is spent, the result is empty.
  package func continued(over gap: Double, budget: WorkBudget) -> [(first: Int, second: Int)] {
    let edges = contours.flatMap { contour in
      contour.edges.indices.map { index in
        let count = contour.edges.count
        let (before, after) = (
          contour.edges[(index + count - 1) % count], contour.edges[(index + 1) % count]
        )
        return (
          edge: contour.edges[index], starts: before.chain != contour.edges[index].chain,
          ends: after.chain != contour.edges[index].chain
        )
      }
    }
    let ends = edges.filter(\.ends).map(\.edge)
    let starts = edges.filter(\.starts).map(\.edge)
    guard budget.spend(ends.count, times: starts.count) else { return [] }
    var found: [(first: Int, second: Int)] = []
    for end in ends {
      for start in starts where start.chain != end.chain && end.goesOn(as: start, within: gap) {
        found.append((end.chain, start.chain))
      }
    }
    return found
  }

  /// The chains that are the flat ends of strokes, with those of the two sides, and whether the stroke is black.
  /// - Parameter width: the greatest width of a stroke.
  package func flatEnds(
    narrowerThan width: Double
  ) -> [(end: Int, sides: (Int, Int), isBlack: Bool)] {
    var found: [(end: Int, sides: (Int, Int), isBlack: Bool)] = []
    for contour in contours {
      let edges = contour.edges
      for (index, edge) in edges.enumerated() where edge.start.distance(to: edge.end) < width {
        let (before, after) = (
          edges[(index + edges.count - 1) % edges.count], edges[(index + 1) % edges.count]
        )
        guard before.chain != edge.chain, after.chain != edge.chain else { continue }
        let (arriving, leaving) = (before.node(at: 1).direction, after.node(at: 0).direction)
        let turns = [
          arriving.cross(edge.node(at: 0).direction), edge.node(at: 1).direction.cross(leaving),
        ]
        // Both corners turn to the same side, and the sides of the stroke run against each other.
        if arriving.dot(leaving) < -Self.against, turns[0] * turns[1] > 0 {
          found.append((edge.chain, (before.chain, after.chain), turns[0] > 0))
        }
      }
    }
    return found
  }

  /// The cosine of the greatest angle, 45°, between the sides of a stroke.
  private static let against = 0.7

  /// The chains and the bounding boxes of the contours that enclose black.
  package var boxes: [(chains: Set<Int>, box: Rect)] {
    contours.compactMap { contour in
      let points = contour.points
      guard let first = points.first, Polygon.doubledArea(points) > 0 else { return nil }
      var box = Rect(first)
      for point in points { box.include(point) }
      return (Set(contour.edges.map(\.chain)), box)
    }
  }

  /// The chains of each contour that encloses white.
  package var holes: [Set<Int>] {
    contours.filter { Polygon.doubledArea($0.points) < 0 }.map { Set($0.edges.map(\.chain)) }
  }

  /// Returns the contours with all edges moved by one distance.
  /// - Parameter distance: positive outwards, negative inwards.
  /// - Returns: `nil` if a contour vanishes or turns inside out. Contours may cross.
  package func path(distance: Double) -> Path? {
    path(distances: Array(repeating: distance, count: chainCount))
  }

  /// Returns the contours with their edges moved.
  ///
  /// Contours whose edges move outwards may overlap themselves where white closes; the nonzero rule fills exactly the
  /// moved area.
  /// - Parameters:
  ///   - distances: for each chain; all outwards (positive), or all inwards (negative).
  ///   - blunt: chains of contours whose white tips at acute corners are cut off when edges move inwards.
  /// - Returns: `nil` if a contour vanishes or turns inside out.
  package func path(distances: [Double], blunt: Set<Int> = []) -> Path? {
    let isInwards = distances.contains { $0 < 0 }
    let evenly = isInwards ? evened(distances) : distances
    let movements = isInwards ? [] : movements(distances)
    var path = Path()
    for contour in contours {
      guard
        let moved = isInwards
          ? Self.inwards(contour, evenly, isBlunt: contour.isOf(blunt))
          : Self.outwards(contour, movements)
      else { return nil }
      path.append(moved)
    }
    return path
  }

  /// The movement of a chain: along the normals, and as a whole.
  typealias Movement = (distance: Double, shift: Vector)

  /// The greatest number of rounds to lower the movements of edges that join smoothly.
  private static let mostTies = 16

  private func movements(_ distances: [Double]) -> [Movement] {
    var lowered = distances
    for _ in 0..<Self.mostTies {
      var isLowered = false
      for run in runs where run.tie(&lowered) { isLowered = true }
      for corner in corners where corner.tie(&lowered) { isLowered = true }
      guard isLowered else { break }
    }
    var movements: [Movement] = lowered.map { ($0, .zero) }
    for run in runs { movements[run.chain] = run.movement(lowered) }
    return movements
  }

  /// Returns the distances with the least for all edges that join smoothly.
  private func evened(_ distances: [Double]) -> [Double] {
    var least = Array(repeating: -Double.infinity, count: distances.count)
    for (chain, distance) in distances.enumerated() {
      least[groups[chain]] = max(least[groups[chain]], distance)
    }
    return distances.indices.map { least[groups[$0]] }
  }

  /// Returns the chains of the contours that vanish, turn inside out, or cross each other or themselves when their
  /// edges have moved inwards.
  /// - Parameters:
  ///   - blunt: as in ``path(distances:blunt:)``.
  ///   - budget: the work limit; if it is spent, crossings are missing.
  package func lost(
    distances: [Double], blunt: Set<Int>, budget: WorkBudget
  ) -> Set<Int> {
    let evenly = evened(distances)
    var lost: Set<Int> = []
    var polygons: [(points: [Point], contour: Int)] = []
    for (number, contour) in contours.enumerated() {
      guard budget.spend(contour.edges.count, times: WorkBudget.point) else { return lost }
      guard let moved = Self.inwards(contour, evenly, isBlunt: contour.isOf(blunt)) else {
        lost.formUnion(contour.edges.map(\.chain))
        continue
      }
      for flat in moved.flattened(tolerance: Self.chord, budget: budget) {
        var points = flat.points
        points.removeDoubles()
        polygons.append((points, number))
      }
    }
    _ = OverlapDetection.hasOnly(polygons.map(\.points), budget: budget) { crossing in
      for polygon in [crossing.first.polygon, crossing.second.polygon] {
        lost.formUnion(contours[polygons[polygon].contour].edges.map(\.chain))
      }
      return true
    }
    return lost
  }

  /// The tolerance of chords in the search for crossings, in units of the path.
  private static let chord = 0.02
}

extension [Point] {
  /// Leaves out points that equal the one before.
  fileprivate mutating func removeDoubles() {
    var kept: [Point] = []
    for point in self where kept.last.map({ $0.distance(to: point) > 1e-9 }) ?? true {
      kept.append(point)
    }
    while kept.count > 1, kept[0].distance(to: kept[kept.count - 1]) <= 1e-9 { kept.removeLast() }
    self = kept
  }
}

extension CurveSegment {
  /// The greatest distance of a point from the start.
  fileprivate var span: Double {
    switch self {
    case .line(let a, let b): a.distance(to: b)
    case .quad(let curve):
      max(curve.start.distance(to: curve.control), curve.start.distance(to: curve.end))
    case .cubic(let curve):
      max(
        curve.start.distance(to: curve.control1), curve.start.distance(to: curve.control2),
        curve.start.distance(to: curve.end))
    }
  }

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
