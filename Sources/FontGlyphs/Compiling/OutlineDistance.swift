internal import Geometry

/// Compares outlines by how far they lie apart.
enum OutlineDistance {
  /// Whether every point of either outline lies near the other one.
  /// - Parameter limit: how near, in the outlines' space.
  static func isWithin(_ limit: Double, _ a: Path, _ b: Path) -> Bool {
    if a.isEmpty && b.isEmpty { return true }
    let (first, second) = (chords(a, limit: limit), chords(b, limit: limit))
    return !first.isEmpty && !second.isEmpty && lies(first, near: second, limit: limit)
      && lies(second, near: first, limit: limit)
  }

  /// A straight piece of an outline.
  private struct Chord {
    var start: Point
    var end: Point
  }

  private static func chords(_ path: Path, limit: Double) -> [Chord] {
    path.flattened(tolerance: limit / 8).flatMap { contour in
      zip(contour.points, contour.points.dropFirst() + [contour.points[0]])
        .map { Chord(start: $0, end: $1) }
    }
  }

  private static func lies(_ chords: [Chord], near others: [Chord], limit: Double) -> Bool {
    // Neighbours are mostly near neighbours: the search goes on from where the last one was found.
    var last = 0
    return chords.allSatisfy { chord in
      for step in others.indices {
        let index = (last + step) % others.count
        if isNear(chord.start, others[index], limit) {
          last = index
          return true
        }
      }
      return false
    }
  }

  private static func isNear(_ point: Point, _ chord: Chord, _ limit: Double) -> Bool {
    guard min(chord.start.x, chord.end.x) - point.x <= limit,
      point.x - max(chord.start.x, chord.end.x) <= limit,
      min(chord.start.y, chord.end.y) - point.y <= limit,
      point.y - max(chord.start.y, chord.end.y) <= limit
    else { return false }
    let line = chord.end - chord.start
    let squared = line.dot(line)
    guard squared > 0 else { return point.distance(to: chord.start) <= limit }
    let along = min(max((point - chord.start).dot(line) / squared, 0), 1)
    return (chord.start + line * along).distance(to: point) <= limit
  }
}
