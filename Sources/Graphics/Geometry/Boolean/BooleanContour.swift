/// A contour of a boolean operation's result: parts of the original curves.
struct BooleanContour {
  /// A part of a curve, or a straight piece that belongs to no curve.
  private struct Piece {
    var curve: Int?
    var from: Double
    var to: Double
    var start: Point
    var end: Point
  }

  private var pieces: [Piece] = []
  private let curves: [CurveSegment]
  private let origins: [PieceOrigin]
  /// The enclosed area, without a sign.
  let area: Double

  init(_ polygon: [PolygonClipper.GridPoint], edges: ClipEdges, budget: WorkBudget) {
    curves = edges.curves
    origins = edges.origins
    let points = polygon.map { edges.point($0) }
    var doubled = 0.0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      doubled += (point - points[0]).cross(next - points[0])
    }
    area = abs(doubled) / 2
    var last: Int?
    for (index, place) in polygon.enumerated() {
      let next = (index + 1) % polygon.count
      guard place != polygon[next] else { continue }
      let source = edges.source(of: place, polygon[next], last: &last, budget: budget)
      append(
        Piece(
          curve: source?.curve, from: source?.from ?? 0, to: source?.to ?? 0, start: points[index],
          end: points[next]))
    }
    // A contour that starts in the middle of a curve continues its own end.
    if pieces.count > 1, continues(pieces[pieces.count - 1], pieces[0]) {
      let first = pieces.removeFirst()
      append(first)
    }
    sharpenCrossings()
  }

  private mutating func append(_ piece: Piece) {
    if let last = pieces.last, continues(last, piece) {
      pieces[pieces.count - 1].to = piece.to
      pieces[pieces.count - 1].end = piece.end
    } else {
      pieces.append(piece)
    }
  }

  /// Whether `b` continues `a` along the same curve in the same direction.
  private func continues(_ a: Piece, _ b: Piece) -> Bool {
    guard let curve = a.curve, curve == b.curve, (a.to > a.from) == (b.to > b.from) else {
      return false
    }
    return abs(a.to - b.from) < 1e-4
  }

  /// Moves the ends of pieces from the chords onto the curves: to the ends of the curves, or to the exact crossing of
  /// two curves.
  private mutating func sharpenCrossings() {
    for index in pieces.indices {
      let next = (index + 1) % pieces.count
      guard let a = pieces[index].curve, let b = pieces[next].curve else { continue }
      func isEnd(_ t: Double) -> Bool { t == 0 || t == 1 }
      var (s, t) = (pieces[index].to, pieces[next].from)
      if isEnd(s) && isEnd(t) {
        join(index, next, at: curves[a].point(at: s))
        continue
      }
      let rough = pieces[index].end
      for _ in 0..<4 {
        // Newton's method on a(s) = b(t).
        let gap = curves[b].point(at: t) - curves[a].point(at: s)
        let (u, v) = (curves[a].derivative(at: s), curves[b].derivative(at: t))
        let turn = u.cross(v)
        guard abs(turn) > 1e-3 * u.length * v.length else { break }
        s = min(max(s + gap.cross(v) / turn, 0), 1)
        t = min(max(t + gap.cross(u) / turn, 0), 1)
      }
      let crossing = curves[a].point(at: s).interpolated(to: curves[b].point(at: t), 0.5)
      let moved = crossing.distance(to: rough)
      // Newton's method diverges where curves touch without crossing; then the crossing of the chords is good enough.
      let reach = 0.01 * max(curves[a].derivative(at: s).length, curves[b].derivative(at: t).length)
      guard moved < reach, (s - pieces[index].from) * (pieces[index].to - pieces[index].from) > 0,
        (pieces[next].to - t) * (pieces[next].to - pieces[next].from) > 0
      else { continue }
      pieces[index].to = s
      pieces[next].from = t
      join(index, next, at: crossing)
    }
  }

  private mutating func join(_ index: Int, _ next: Int, at point: Point) {
    pieces[index].end = point
    pieces[next].start = point
  }

  /// The contour as parts of the path's elements.
  var tracedPieces: [TracedShape.Piece] {
    pieces.map { piece in
      guard let curve = piece.curve else {
        return TracedShape.Piece(
          segment: .line(piece.start, piece.end),
          origin: PieceOrigin(element: nil, from: 0, to: 1))
      }
      return TracedShape.Piece(
        segment: curves[curve].part(
          from: piece.from, to: piece.to, start: piece.start, end: piece.end),
        origin: origins[curve].part(from: piece.from, to: piece.to))
    }
  }

  private func isStraight(_ piece: Piece) -> Bool {
    guard let curve = piece.curve else { return true }
    if case .line = curves[curve] { return true }
    return false
  }

  var path: Path {
    var path = Path()
    guard let first = pieces.first else { return path }
    path.move(to: first.start)
    for (index, piece) in pieces.enumerated() {
      // `close()` draws the last line.
      if index == pieces.count - 1, isStraight(piece) { break }
      if let curve = piece.curve {
        path.append(
          Path([
            curves[curve].part(
              from: piece.from, to: piece.to, start: piece.start, end: piece.end
            ).element
          ]))
      } else {
        path.line(to: piece.end)
      }
    }
    path.close()
    return path
  }
}

extension BooleanContour {
  /// Combines two shapes of closed contours.
  ///
  /// Both are cut into chords, combined as polygons, and traced back to their curves.
  /// - Parameter tolerance: the flattening tolerance. Contours with an area below its square are left out.
  /// - Returns: `nil` if coordinates are not finite or the budget is spent.
  static func combine(
    _ operation: BooleanOperation, _ subject: [[TracedShape.Piece]], _ fillRule: FillRule,
    _ clip: [[TracedShape.Piece]], _ clipFillRule: FillRule, tolerance: Double, budget: WorkBudget
  ) -> [BooleanContour]? {
    var reach = 0.0
    for piece in subject.joined() { reach = max(reach, piece.segment.reach) }
    for piece in clip.joined() { reach = max(reach, piece.segment.reach) }
    guard reach.isFinite, tolerance > 0 else { return nil }
    // Polyclipping is fastest with coordinates below 2³⁰.
    var scale = 1.0
    while reach * scale < 268_435_456, scale < 1e15 { scale *= 2 }
    while reach * scale > 1_073_741_824 { scale /= 2 }
    var edges = ClipEdges(scale: scale)
    guard let subjectPolygons = edges.add(subject, tolerance: tolerance, budget: budget),
      let clipPolygons = edges.add(clip, tolerance: tolerance, budget: budget)
    else { return nil }
    if subjectPolygons.isEmpty && clipPolygons.isEmpty { return [] }
    guard
      let polygons = PolygonClipper.combine(
        subjectPolygons, fillRule, operation, clipPolygons, clipFillRule, budget: budget)
    else { return nil }
    edges.index()
    let contours = polygons.map { BooleanContour($0, edges: edges, budget: budget) }
    guard !budget.isSpent else { return nil }
    return contours.filter { $0.area > tolerance * tolerance }
  }
}
