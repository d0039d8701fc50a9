/// The chords of some curves on the clipping grid, each knowing the curve that it stands for.
///
/// Clipping gives polygons whose edges are parts of these chords; finding the chord again leads from a
/// polygon's edge back to the curve and to its parameters.
struct ClipEdges {
  typealias GridPoint = PolygonClipper.GridPoint

  /// A chord between two parameters of a curve.
  struct Edge {
    var curve: Int
    var t0: Double
    var t1: Double
    var a: GridPoint
    var b: GridPoint
  }

  /// Grid steps for one unit of the path's space.
  let scale: Double
  private(set) var curves: [CurveSegment] = []
  /// For each curve what it is of its path.
  private(set) var origins: [PieceOrigin] = []
  private var edges: [Edge] = []
  /// The chords that begin or end at a place.
  private var incident: [GridPoint: [Int]] = [:]
  /// The chords that pass a cell of a coarser grid.
  private var cells: [GridPoint: [Int]] = [:]
  private var cellSize: Int64 = 1

  init(scale: Double) { self.scale = scale }

  func point(_ place: GridPoint) -> Point {
    Point(Double(place.x) / scale, Double(place.y) / scale)
  }

  /// Adds contours and returns them as polygons.
  mutating func add(
    _ contours: [[TracedShape.Piece]], tolerance: Double
  ) -> [[GridPoint]] {
    contours.compactMap { contour in
      var polygon: [GridPoint] = []
      for piece in contour {
        let segment = piece.segment
        let curve = curves.count
        curves.append(segment)
        origins.append(piece.origin)
        let count = segment.segmentCount(tolerance: tolerance)
        var last = grid(segment.start)
        var t0 = 0.0
        for step in 1...count {
          let t1 = Double(step) / Double(count)
          let next = grid(step == count ? segment.end : segment.point(at: t1))
          if next == last { continue }
          edges.append(Edge(curve: curve, t0: t0, t1: t1, a: last, b: next))
          polygon.append(last)
          last = next
          t0 = t1
        }
      }
      return polygon.count > 1 ? polygon : nil
    }
  }

  private func grid(_ point: Point) -> GridPoint {
    GridPoint(x: Int64((point.x * scale).rounded()), y: Int64((point.y * scale).rounded()))
  }

  /// Makes the chords findable; after the last contour is added.
  mutating func index() {
    var longest: Int64 = 1
    for (number, edge) in edges.enumerated() {
      incident[edge.a, default: []].append(number)
      incident[edge.b, default: []].append(number)
      longest = max(longest, abs(edge.a.x - edge.b.x), abs(edge.a.y - edge.b.y))
    }
    cellSize = max(longest / 4, 1)
    for (number, edge) in edges.enumerated() {
      for x in min(edge.a.x, edge.b.x) / cellSize - 1...max(edge.a.x, edge.b.x) / cellSize + 1 {
        for y in min(edge.a.y, edge.b.y) / cellSize - 1...max(edge.a.y, edge.b.y) / cellSize + 1 {
          cells[GridPoint(x: x, y: y), default: []].append(number)
        }
      }
    }
  }

  /// The chord that holds an edge of the result, and the parameters of the edge's ends on its curve;
  /// `nil` when there is none.
  func source(of p: GridPoint, _ q: GridPoint) -> (curve: Int, from: Double, to: Double)? {
    let near = (incident[p] ?? []) + (incident[q] ?? [])
    if let found = best(near, p, q) { return found }
    let middle = GridPoint(x: (p.x + q.x) / 2 / cellSize, y: (p.y + q.y) / 2 / cellSize)
    return best(cells[middle] ?? [], p, q)
  }

  private func best(
    _ candidates: [Int], _ p: GridPoint, _ q: GridPoint
  ) -> (curve: Int, from: Double, to: Double)? {
    var best: (distance: Double, edge: Edge, from: Double, to: Double)?
    for number in candidates {
      let edge = edges[number]
      let from = Self.place(p, on: edge)
      let to = Self.place(q, on: edge)
      let distance = max(from.distance, to.distance)
      // Crossings are rounded to the grid, and a few of them may have been moved once more.
      guard distance <= 2.5, from.along != to.along, distance < best?.distance ?? .infinity else {
        continue
      }
      best = (distance, edge, from.along, to.along)
    }
    guard let best else { return nil }
    let (t0, t1) = (best.edge.t0, best.edge.t1)
    return (best.edge.curve, t0 + (t1 - t0) * best.from, t0 + (t1 - t0) * best.to)
  }

  /// Where on a chord a place lies, 0 to 1, and how far beside it.
  private static func place(_ p: GridPoint, on edge: Edge) -> (along: Double, distance: Double) {
    if p == edge.a { return (0, 0) }
    if p == edge.b { return (1, 0) }
    let chord = Vector(Double(edge.b.x - edge.a.x), Double(edge.b.y - edge.a.y))
    let offset = Vector(Double(p.x - edge.a.x), Double(p.y - edge.a.y))
    let along = min(max(offset.dot(chord) / chord.dot(chord), 0), 1)
    return (along, (offset - chord * along).length)
  }
}
