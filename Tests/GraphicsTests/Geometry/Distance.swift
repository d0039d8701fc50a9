import SymtextGraphics

/// Measures how far points are from lines.
struct Distance {
  private let chords: [(Point, Point)]

  /// Takes contours as ``Path/flattened(tolerance:)`` gives them.
  init(toLines contours: [(points: [Point], isClosed: Bool)]) {
    var chords: [(Point, Point)] = []
    for (points, isClosed) in contours {
      chords += zip(points, points.dropFirst())
      if isClosed || points.count == 1 { chords.append((points[points.count - 1], points[0])) }
    }
    self.chords = chords
  }

  /// The distance of a point from the nearest place on the lines.
  func from(_ point: Point) -> Double {
    chords.reduce(Double.infinity) { best, chord in
      let along = chord.1 - chord.0
      let squared = along.dot(along)
      let t = squared > 0 ? min(max((point - chord.0).dot(along) / squared, 0), 1) : 0
      return min(best, (chord.0 + along * t).distance(to: point))
    }
  }
}

/// The area of a closed contour; positive when it runs clockwise on a page with y down.
func signedArea(_ points: [Point]) -> Double {
  var area = 0.0
  for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
    area += (a - .zero).cross(b - .zero)
  }
  return area / 2
}

/// How often closed contours wind around a point: not 0 is inside, by the nonzero rule.
func winding(_ contours: [[Point]], around point: Point) -> Int {
  var count = 0
  for contour in contours {
    for (a, b) in zip(contour, contour.dropFirst() + contour.prefix(1)) {
      guard (a.y <= point.y) != (b.y <= point.y) else { continue }
      let side = (b - a).cross(point - a)
      if b.y > a.y, side > 0 { count += 1 }
      if b.y < a.y, side < 0 { count -= 1 }
    }
  }
  return count
}
