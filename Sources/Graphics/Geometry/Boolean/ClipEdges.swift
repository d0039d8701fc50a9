/// The chords of curves on the clipping grid, each with a reference to its curve.
///
/// Clipping returns polygons whose edges are parts of these chords. A search for the chord leads from an edge of a
/// polygon back to the curve and its parameters.
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

  /// Grid steps per unit of the path's space.
  let scale: Double
  private(set) var curves: [CurveSegment] = []
  /// For each curve, the path element it comes from.
  private(set) var origins: [PieceOrigin] = []
  private var edges: [Edge] = []
  /// The chords by their start and end points, sorted by the keys of the points.
  private var ends: [(key: UInt64, edge: Int)] = []
  /// The chords by the strips through which they run.
  private var strips = ClipStrips()

  /// The most chords of an operation, each of which takes about half a kilobyte.
  package static let mostPoints = 1 << 18

  init(scale: Double) { self.scale = scale }

  func point(_ place: GridPoint) -> Point {
    Point(Double(place.x) / scale, Double(place.y) / scale)
  }

  /// Adds contours and returns them as polygons.
  /// - Returns: `nil` if the budget is spent, as it is by more than ``mostPoints``.
  mutating func add(
    _ contours: [[TracedShape.Piece]], tolerance: Double, budget: WorkBudget
  ) -> [[GridPoint]]? {
    var total = edges.count
    for piece in contours.joined() {
      let count = piece.segment.segmentCount(tolerance: tolerance)
      guard budget.spend(count, times: WorkBudget.point) else { return nil }
      total += count
      guard total <= Self.mostPoints else {
        budget.exhaust()
        return nil
      }
    }
    return contours.compactMap { contour in
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

  /// Indexes the chords; call after the last contour has been added.
  ///
  /// The ends of up to ``mostUnsorted`` chords are not sorted, because a chord is usually next to the one found before.
  mutating func index() {
    strips = ClipStrips(edges, margin: Self.moved)
    guard edges.count > Self.mostUnsorted else { return }
    ends.reserveCapacity(2 * edges.count)
    for (number, edge) in edges.enumerated() {
      ends.append((Self.key(edge.a), number))
      ends.append((Self.key(edge.b), number))
    }
    ends.sort { $0.key < $1.key }
  }

  /// Returns a unique key of a grid point; grid coordinates have fewer than 32 bits.
  private static func key(_ place: GridPoint) -> UInt64 {
    UInt64(truncatingIfNeeded: place.x) << 32 | UInt64(UInt32(truncatingIfNeeded: place.y))
  }

  /// Returns the chords that begin or end at a grid point.
  private func incident(to place: GridPoint) -> ArraySlice<(key: UInt64, edge: Int)> {
    let key = Self.key(place)
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if ends[middle].key < key { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < ends.count, ends[end].key == key { end += 1 }
    return ends[low..<end]
  }

  /// Returns the chord that contains an edge of the result, and the parameters of the edge's ends on the curve; `nil`
  /// if there is no such chord.
  /// - Parameter last: the chord found before; the next one is usually its neighbour.
  func source(
    of p: GridPoint, _ q: GridPoint, last: inout Int?, budget: WorkBudget
  ) -> (curve: Int, from: Double, to: Double)? {
    // Whole chords follow each other, forwards or backwards.
    if let before = last {
      for number in [before + 1, before - 1] where edges.indices.contains(number) {
        let edge = edges[number]
        if edge.a == p && edge.b == q {
          last = number
          return (edge.curve, edge.t0, edge.t1)
        }
        if edge.a == q && edge.b == p {
          last = number
          return (edge.curve, edge.t1, edge.t0)
        }
      }
    }
    var best: Found?
    for (_, number) in incident(to: p) { consider(number, p, q, &best) }
    for (_, number) in incident(to: q) { consider(number, p, q, &best) }
    if best == nil {
      // The ends are not sorted, or both are crossings: search all chords whose box contains the edge.
      guard budget.spend(edges.count) else { return nil }
      let (minX, maxX) = (min(p.x, q.x) + Self.moved, max(p.x, q.x) - Self.moved)
      let (minY, maxY) = (min(p.y, q.y) + Self.moved, max(p.y, q.y) - Self.moved)
      for place in strips.chords(at: p, q) {
        let number = Int(place)
        let edge = edges[number]
        guard
          min(edge.a.x, edge.b.x) <= minX && max(edge.a.x, edge.b.x) >= maxX
            && min(edge.a.y, edge.b.y) <= minY && max(edge.a.y, edge.b.y) >= maxY
        else { continue }
        consider(number, p, q, &best)
      }
    }
    guard let best else { return nil }
    last = best.number
    let edge = edges[best.number]
    let (t0, t1) = (edge.t0, edge.t1)
    return (edge.curve, t0 + (t1 - t0) * best.from, t0 + (t1 - t0) * best.to)
  }

  private static let mostUnsorted = 4096

  /// The greatest distance between a crossing and its chord, in grid steps: crossings are rounded to the grid, and a
  /// few are moved a second time.
  private static let moved: Int64 = 3

  /// A chord that may contain an edge of the result, and the positions of the edge's ends on it.
  private struct Found {
    var distance: Double
    var number: Int
    var from: Double
    var to: Double
  }

  /// Makes a chord the best one if it fits the edge better.
  private func consider(_ number: Int, _ p: GridPoint, _ q: GridPoint, _ best: inout Found?) {
    let edge = edges[number]
    let from = Self.place(p, on: edge)
    let to = Self.place(q, on: edge)
    let distance = max(from.distance, to.distance)
    guard distance < Double(Self.moved), from.along != to.along,
      distance < best?.distance ?? .infinity
    else { return }
    best = Found(distance: distance, number: number, from: from.along, to: to.along)
  }

  /// Returns the position of a point along a chord, 0 to 1, and its distance from the chord.
  private static func place(_ p: GridPoint, on edge: Edge) -> (along: Double, distance: Double) {
    if p == edge.a { return (0, 0) }
    if p == edge.b { return (1, 0) }
    let chord = Vector(Double(edge.b.x - edge.a.x), Double(edge.b.y - edge.a.y))
    let offset = Vector(Double(p.x - edge.a.x), Double(p.y - edge.a.y))
    let along = min(max(offset.dot(chord) / chord.dot(chord), 0), 1)
    return (along, (offset - chord * along).length)
  }
}
