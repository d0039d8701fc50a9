/// How near lines come to each other that do not meet: ends, dots and corners beside other lines.
package struct LineApproach: Sendable {
  /// The narrowest place between each two lines.
  package private(set) var gaps: [LineGap] = []

  /// A contour as straight pieces.
  private struct Line {
    var points: [Point]
    var pen: Pen
    var box: Rect
  }

  /// Lines nearer than this meet, in units of the drawing.
  private static let touching = 0.75
  /// Measures lines.
  /// - Parameters:
  ///   - strokes: on the drawing grid of 24 × 24 units.
  ///   - reach: how far apart lines may be to count.
  ///   - budget: how much work it may be; gaps are missing when it is spent.
  package init(
    _ strokes: [Stroker.Stroke], reach: Double, budget: WorkBudget = WorkBudget()
  ) {
    var lines: [Line] = []
    for stroke in strokes {
      for contour in stroke.path.flattened(tolerance: 0.05, budget: budget) {
        guard let first = contour.points.first else { continue }
        let points = contour.isClosed ? contour.points + [first] : contour.points
        var box = Rect(first)
        for point in points { box.include(point) }
        lines.append(Line(points: points, pen: stroke.pen, box: box))
      }
    }
    for (index, line) in lines.enumerated() {
      for other in lines[..<index] {
        guard budget.spend(1) else { return }
        let distance = Self.distance(line, other, reach: reach, budget: budget)
        guard distance < reach, distance >= Self.touching else { continue }
        gaps.append(LineGap(distance: distance, between: line.pen, and: other.pen))
      }
    }
  }

  private static func distance(
    _ a: Line, _ b: Line, reach: Double, budget: WorkBudget
  ) -> Double {
    var nearest = reach
    guard a.box.isWithin(nearest, of: b.box) else { return nearest }
    for (p, q) in pieces(a) {
      var box = Rect(p)
      box.include(q)
      guard budget.spend(1) else { return reach }
      guard box.isWithin(nearest, of: b.box) else { continue }
      guard budget.spend(b.points.count) else { return reach }
      for (r, s) in pieces(b) {
        var other = Rect(r)
        other.include(s)
        guard box.isWithin(nearest, of: other) else { continue }
        nearest = min(nearest, distance(p, q, r, s))
        if nearest < touching { return nearest }
      }
    }
    return nearest
  }

  /// The pieces of a line; a point is one without length.
  private static func pieces(_ line: Line) -> Zip2Sequence<[Point], [Point].SubSequence> {
    line.points.count > 1
      ? zip(line.points, line.points.dropFirst()) : zip(line.points, line.points[...])
  }

  /// The distance of two straight pieces.
  private static func distance(_ p: Point, _ q: Point, _ r: Point, _ s: Point) -> Double {
    let (u, v) = (q - p, s - r)
    let turn = u.cross(v)
    if turn != 0 {
      let (along, across) = ((r - p).cross(v) / turn, (r - p).cross(u) / turn)
      if (0...1).contains(along), (0...1).contains(across) { return 0 }
    }
    return min(
      distance(p, r, v), distance(q, r, v), distance(r, p, u), distance(s, p, u))
  }

  /// The distance of a point from a straight piece.
  private static func distance(_ point: Point, _ start: Point, _ piece: Vector) -> Double {
    let squared = piece.dot(piece)
    let part = squared > 0 ? min(max((point - start).dot(piece) / squared, 0), 1) : 0
    return point.distance(to: start + piece * part)
  }
}

extension Rect {
  /// Whether another box is no further away than a distance.
  fileprivate func isWithin(_ distance: Double, of other: Rect) -> Bool {
    minX <= other.maxX + distance && other.minX <= maxX + distance
      && minY <= other.maxY + distance && other.minY <= maxY + distance
  }
}
