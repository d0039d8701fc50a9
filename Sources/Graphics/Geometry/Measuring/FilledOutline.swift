/// A filled outline as polygons that neither cross nor overlap, for measurements.
///
/// The black of an edge lies on the side towards which the x axis is turned to reach the y axis: outer contours turn
/// from the x axis towards the y axis, holes the other way.
package struct FilledOutline: Sendable {
  /// The corners of each contour.
  let contours: [[Point]]
  /// The edges of all contours, contour by contour in order.
  package let edges: [Edge]
  /// The range in ``edges`` of each contour.
  let ranges: [Range<Int>]
  /// The greatest distance between a polygon and its curves.
  let tolerance: Double
  /// The distance between measurements along an edge.
  let spacing: Double
  private let grid: EdgeGrid

  /// A side of a polygon.
  package struct Edge: Sendable {
    /// The start point.
    package var start: Point
    /// The direction, of length 1.
    var direction: Vector
    var length: Double
    var end: Point { start + direction * length }
    /// The direction out of the black, of length 1.
    package var outward: Vector { Vector(direction.y, -direction.x) }
  }

  /// Joins and flattens the contours of a path by the nonzero rule.
  ///
  /// All contours count as closed.
  ///
  /// The polygons stay within 1/2000 of the greater side of the path's bounding box.
  /// - Parameter budget: the work limit.
  /// - Returns: `nil` if the path encloses no area, coordinates are not finite, or the budget is spent.
  package init?(_ path: Path, budget: WorkBudget = WorkBudget()) {
    guard let joined = JoinedPolygons(path, budget: budget) else { return nil }
    contours = joined.contours
    var edges: [Edge] = []
    var ranges: [Range<Int>] = []
    for points in contours {
      let first = edges.count
      for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
        guard let direction = (b - a).normalized else { continue }
        edges.append(Edge(start: a, direction: direction, length: a.distance(to: b)))
      }
      ranges.append(first..<edges.count)
    }
    self.edges = edges
    self.ranges = ranges
    tolerance = joined.tolerance
    spacing = joined.reach / 200
    grid = EdgeGrid(edges, box: joined.box)
  }

  /// Returns the distance from a point to the nearest edge: positive in the black, negative in the white.
  package func depth(at point: Point) -> Double {
    var isBlack = false
    var squared = Double.infinity
    for contour in contours {
      if Polygon.contains(contour, point) { isBlack.toggle() }
      squared = min(squared, Polygon.squaredDistance(contour, point))
    }
    return squared.squareRoot() * (isBlack ? 1 : -1)
  }

  /// The cosine of 15°, the greatest angle between edges that face each other.
  static let facing = 0.965_925_826_289_068_3

  /// The side of an outline to measure.
  package enum Side {
    /// The white around and between the shapes.
    case white
    /// The shapes themselves.
    case black
  }

  /// A short piece of an edge and its distance to the opposite edge.
  struct Piece {
    /// The middle of the piece.
    var place: Point
    var length: Double
    /// The direction away from the edge, of length 1.
    var normal: Vector
    /// The distance to the opposite edge; infinite if that edge does not run the other way.
    var gap: Double
  }

  /// Cuts the edges of a contour into pieces no longer than ``spacing`` and casts a ray from each piece, perpendicular
  /// to its edge.
  /// - Parameters:
  ///   - cosine: the cosine of the greatest angle between opposite edges.
  ///   - budget: the work limit; if it is spent, pieces are missing.
  func pieces(
    ofContour contour: Int, facing side: Side, cosine: Double, budget: WorkBudget
  ) -> [Piece] {
    var pieces: [Piece] = []
    for index in ranges[contour] {
      let edge = edges[index]
      let normal = side == .white ? edge.outward : -edge.outward
      let count = max((edge.length / spacing).rounded(.up), 1)
      guard count < 1e9, budget.spend(Int(count), times: WorkBudget.point) else { break }
      let step = edge.length / count
      for number in 0..<Int(count) {
        let place = edge.start + edge.direction * (step * (Double(number) + 0.5))
        var gap = Double.infinity
        if let hit = grid.firstHit(from: place, towards: normal, leaving: index, budget: budget),
          edges[hit.edge].direction.dot(edge.direction) <= -cosine
        {
          gap = hit.distance
        }
        pieces.append(Piece(place: place, length: step, normal: normal, gap: gap))
      }
    }
    return pieces
  }
}
