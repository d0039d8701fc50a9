internal import SymtextGraphics

extension DrawnContour {
  /// A round corner.
  struct Corner {
    var radius: Double
    /// The intersection of the adjacent lines.
    var place: Point
  }

  /// The corners: circular arcs between two straight tangents with a turn of 60 to 120 degrees.
  ///
  /// Half-circles, waves and ovals are not corners.
  var corners: [Corner] {
    // The pen rounds the corners of a solid part.
    guard !isSolid else { return [] }
    var pieces = self.pieces
    let lines = pieces.indices.filter { if case .line = pieces[$0] { true } else { false } }
    guard let first = lines.first, lines.count > 1 else { return [] }
    if isClosed { pieces = Array(pieces[first...] + pieces[...first]) }
    var corners: [Corner] = []
    var before: (start: Point, end: Point)?
    var arc: [CubicBezier] = []
    for piece in pieces {
      switch piece {
      case .curve(let curve): arc.append(curve)
      case .line(let start, let end):
        if let before, let corner = Self.corner(from: before, arc, to: (start, end)) {
          corners.append(corner)
        }
        before = (start, end)
        arc = []
      }
    }
    return corners
  }

  private static func corner(
    from a: (start: Point, end: Point), _ arc: [CubicBezier], to b: (start: Point, end: Point)
  ) -> Corner? {
    guard let first = arc.first, let last = arc.last,
      let into = (a.end - a.start).normalized, let out = (b.end - b.start).normalized,
      let start = first.derivative(at: 0).normalized, let end = last.derivative(at: 1).normalized,
      start.dot(into) > smooth, end.dot(out) > smooth
    else { return nil }
    let cosine = into.dot(out)
    guard abs(cosine) <= DrawingLimits.cornerCosine else { return nil }
    let turn = into.cross(out)
    // The distances from the ends of the lines to their intersection.
    let ahead = (b.start - a.end).cross(out) / turn
    let behind = (b.start - a.end).cross(into) / turn
    let tangents = (ahead, -behind)
    guard tangents.0 > 0, tangents.1 > 0, abs(tangents.0 - tangents.1) < 0.05 * tangents.0 + 0.02
    else { return nil }
    let tangent = (tangents.0 + tangents.1) / 2
    let radius = tangent / ((1 - cosine) / (1 + cosine)).squareRoot()
    let center = a.end + into.perpendicular * (turn > 0 ? radius : -radius)
    for curve in arc {
      for part in [0.25, 0.5, 0.75] {
        let distance = curve.point(at: part).distance(to: center)
        guard abs(distance - radius) < 0.03 * radius + 0.02 else { return nil }
      }
    }
    return Corner(radius: radius, place: a.end + into * tangents.0)
  }

  /// The cosine of 6 degrees, the tolerance of a tangent.
  private static let smooth = 0.9945
}
