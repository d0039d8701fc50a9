internal import SymtextGraphics

/// An outline as chords, for measuring its distance from others.
struct ComparedOutline: Sendable {
  /// A straight piece of an outline.
  private struct Chord {
    var start: Point
    var end: Point
  }

  private let chords: [Chord]

  /// - Parameters:
  ///   - tolerance: The largest deviation of chords from the curves, in the outline's space.
  ///   - budget: The limit of the work; chords are missing when it is spent.
  init(_ path: Path, tolerance: Double, budget: WorkBudget) {
    var chords: [Chord] = []
    for contour in path.flattened(tolerance: tolerance, budget: budget) {
      var last = contour.points[contour.points.count - 1]
      for point in contour.points {
        chords.append(Chord(start: last, end: point))
        last = point
      }
    }
    self.chords = chords
  }

  /// Whether every point of either outline lies near the other one.
  /// - Parameters:
  ///   - limit: The largest distance, in the outlines' space.
  ///   - budget: The limit of the work; the result is `false` when it is spent.
  func isWithin(_ limit: Double, of other: ComparedOutline, _ budget: WorkBudget) -> Bool {
    if chords.isEmpty && other.chords.isEmpty { return !budget.isSpent }
    return !chords.isEmpty && !other.chords.isEmpty && lies(near: other, limit: limit, budget)
      && other.lies(near: self, limit: limit, budget)
  }

  private func lies(
    near other: ComparedOutline, limit: Double, _ budget: WorkBudget
  ) -> Bool {
    // Adjacent points usually have adjacent neighbours, so the search starts at the last match.
    var last = 0
    let count = other.chords.count
    for chord in chords {
      var index = last
      while !Self.isNear(chord.start, other.chords[index], limit) {
        index = index + 1 == count ? 0 : index + 1
        if index == last {
          _ = budget.spend(count)
          return false
        }
      }
      guard budget.spend(1 + (index >= last ? index - last : index + count - last)) else {
        return false
      }
      last = index
    }
    return true
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
