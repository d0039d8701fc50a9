/// A filled outline as polygons that neither cross nor overlap, ready to be measured.
///
/// The black of an edge lies on the side towards which the x axis is turned to reach the y axis: outer
/// contours turn from the x axis towards the y axis, holes the other way.
package struct FilledOutline: Sendable {
  /// The corners of each contour.
  let contours: [[Point]]
  /// The edges of all contours, contour by contour in order.
  package let edges: [Edge]
  /// The edges of each contour among ``edges``.
  let ranges: [Range<Int>]
  /// How far the polygons may stray from the curves.
  let tolerance: Double
  /// How far apart measurements are taken along an edge.
  let spacing: Double
  private let grid: EdgeGrid

  /// A side of a polygon.
  package struct Edge: Sendable {
    /// Where it begins.
    package var start: Point
    /// Of length 1.
    var direction: Vector
    var length: Double
    var end: Point { start + direction * length }
    /// Out of the black, of length 1.
    package var outward: Vector { Vector(direction.y, -direction.x) }
  }

  /// Joins and flattens the contours of a path, all of which count as closed, by the nonzero rule.
  ///
  /// The polygons stay within 1/2000 of the greater side of the box around the path.
  /// - Parameter budget: how much work it may be.
  /// - Returns: `nil` when nothing is filled, coordinates are not finite, or the budget is spent.
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

  /// How far a point is from the nearest edge: positive in the black, negative in the white.
  package func depth(at point: Point) -> Double {
    var isBlack = false
    var squared = Double.infinity
    for contour in contours {
      if Polygon.contains(contour, point) { isBlack.toggle() }
      squared = min(squared, Polygon.squaredDistance(contour, point))
    }
    return squared.squareRoot() * (isBlack ? 1 : -1)
  }

  /// The cosine of 15°, the greatest angle between edges that look at each other.
  static let facing = 0.965_925_826_289_068_3

  /// Which side of an outline is looked at.
  package enum Side {
    /// The white around and between the shapes.
    case white
    /// The shapes themselves.
    case black
  }

  /// A short piece of an edge and what lies opposite.
  struct Piece {
    /// The middle of the piece.
    var place: Point
    /// How long the piece is.
    var length: Double
    /// Away from the edge, of length 1.
    var normal: Vector
    /// How far it is to the edge opposite, if that one runs the other way; infinite otherwise.
    var gap: Double
  }

  /// Cuts the edges of a contour into pieces no longer than ``spacing`` and looks from each one
  /// straight away from the edge.
  /// - Parameters:
  ///   - cosine: of the greatest angle between edges that still count as opposite.
  ///   - budget: how much work it may be; pieces are missing when it is spent.
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
