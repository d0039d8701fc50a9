import SymtextGraphics

/// Distances of points from lines.
struct Distance {
  private let chords: [(Point, Point)]

  /// Takes contours from ``Path/flattened(tolerance:)``.
  init(toLines contours: [(points: [Point], isClosed: Bool)]) {
    var chords: [(Point, Point)] = []
    for (points, isClosed) in contours {
      chords += zip(points, points.dropFirst())
      if isClosed || points.count == 1 { chords.append((points[points.count - 1], points[0])) }
    }
    self.chords = chords
  }

  /// Returns the distance of a point from the nearest position on the lines.
  func from(_ point: Point) -> Double {
    chords.reduce(Double.infinity) { best, chord in
      let along = chord.1 - chord.0
      let squared = along.dot(along)
      let t = squared > 0 ? min(max((point - chord.0).dot(along) / squared, 0), 1) : 0
      return min(best, (chord.0 + along * t).distance(to: point))
    }
  }
}

/// Returns the area of a closed contour; positive if it runs clockwise with y down.
func signedArea(_ points: [Point]) -> Double {
  var area = 0.0
  for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
    area += (a - .zero).cross(b - .zero)
  }
  return area / 2
}

/// Returns the winding number of closed contours around a point; by the nonzero rule a number other than 0 is inside.
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
