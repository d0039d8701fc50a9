/// Limits the width of a pen so that it does not close the white between parallel lines.
package struct LineSpacing: Sendable {
  /// A straight piece of a line.
  private struct Chord {
    var start: Point
    var end: Point
    var pen: Pen
  }

  /// The places where lines run side by side.
  package private(set) var gaps: [LineGap] = []

  /// The cosine of the greatest angle between lines that run side by side, about 20°.
  private static let leastCosine = 0.94
  /// The least length over which lines run side by side, in units of the drawing.
  private static let leastLength = 1.5
  private static let step = 0.5
  /// The variation of distances that chords of a curve cause.
  private static let noise = 0.05
  /// Lines closer than this meet.
  private static let touching = 0.75

  /// Measures the white between lines.
  /// - Parameters:
  ///   - strokes: on the drawing grid of 24 × 24 units.
  ///   - reach: the greatest distance between the lines of a gap.
  ///   - budget: the work limit; if it is spent, gaps are missing.
  package init(
    _ strokes: [Stroker.Stroke], reach: Double, budget: WorkBudget = WorkBudget()
  ) {
    var lines: [(points: [Point], stroke: Stroker.Stroke)] = []
    for stroke in strokes {
      for contour in stroke.path.flattened(tolerance: 0.02, budget: budget)
      where contour.points.count > 1 {
        lines.append(
          (contour.isClosed ? contour.points + [contour.points[0]] : contour.points, stroke))
      }
    }
    let chords = lines.flatMap { line in
      zip(line.points, line.points.dropFirst()).map {
        Chord(start: $0, end: $1, pen: line.stroke.pen)
      }
    }
    for line in lines {
      for side in [-1.0, 1] {
        let inside =
          line.stroke.isOutline
          ? side > 0
          : line.stroke.isSolid && Self.turnsClockwise(line.points) == (side > 0)
        if !inside {
          measure(
            line.points, side: side, pen: line.stroke.pen, among: chords, reach: reach,
            budget: budget)
        }
      }
    }
  }

  /// Returns the half-width of the widest shared pen that keeps enough white at every gap.
  /// - Parameter opening: the least width of the white, as a multiple of the half-strokes on both sides together.
  package func widestHalfWidth(opening: Double) -> Double {
    gaps.reduce(.infinity) { min($0, $1.widestHalfWidth(opening: opening)) }
  }

  private static func turnsClockwise(_ points: [Point]) -> Bool {
    Polygon.doubledArea(points) > 0
  }

  private mutating func measure(
    _ points: [Point], side: Double, pen: Pen, among chords: [Chord], reach: Double,
    budget: WorkBudget
  ) {
    var run: [LineGap] = []
    for (start, end) in zip(points, points.dropFirst()) {
      guard let direction = (end - start).normalized else { continue }
      let length = start.distance(to: end)
      let count = Int(min(max((length / Self.step).rounded(.up), 1), 1000))
      for index in 0..<count {
        guard budget.spend(chords.count) else { return }
        let place = start.interpolated(to: end, (Double(index) + 0.5) / Double(count))
        guard
          let gap = Self.gap(
            from: place, direction: direction, side: side, pen: pen, among: chords, reach: reach)
        else {
          add(run)
          run = []
          continue
        }
        // Very short chords of a curve are skipped inside a run.
        if index > 0 || run.isEmpty || length >= Self.step / 2 { run.append(gap) }
      }
    }
    add(run)
  }

  /// Adds the gaps of a stretch along which another line runs.
  ///
  /// Lines that meet close the white where they meet, whichever pen strokes them; there the stretch begins at its
  /// widest place.
  private mutating func add(_ run: [LineGap]) {
    guard let nearest = run.indices.min(by: { run[$0].distance < run[$1].distance }) else { return }
    if run[nearest].distance < Self.touching && nearest > 0 && nearest < run.count - 1 {
      // The lines meet in between.
      add(Array(run[...nearest]))
      add(Array(run[nearest...]))
      return
    }
    var run = run[...]
    if let first = run.first, first.distance < Self.touching {
      while run.count > 1,
        run[run.startIndex].distance <= run[run.startIndex + 1].distance + Self.noise
      {
        run.removeFirst()
      }
    }
    if let last = run.last, last.distance < Self.touching {
      while run.count > 1,
        run[run.endIndex - 1].distance <= run[run.endIndex - 2].distance + Self.noise
      {
        run.removeLast()
      }
    }
    let window = Int(Self.leastLength / Self.step)
    guard run.count >= window else { return }
    for start in run.startIndex...run.endIndex - window {
      let widest = run[start..<start + window].max { $0.distance < $1.distance }
      if let widest { gaps.append(widest) }
    }
  }

  /// Returns the gap to the nearest line beside a place, if it runs side by side.
  private static func gap(
    from place: Point, direction: Vector, side: Double, pen: Pen, among chords: [Chord],
    reach: Double
  ) -> LineGap? {
    let ray = direction.perpendicular * side
    var nearest = reach
    var found: Chord?
    for chord in chords {
      // Skip chords that lie entirely on one side of the ray.
      let sides = (chord.start - place).dot(direction) * (chord.end - place).dot(direction)
      guard sides <= 0 else { continue }
      let edge = chord.end - chord.start
      let turn = ray.cross(edge)
      guard abs(turn) > 1e-12 else { continue }
      let along = (chord.start - place).cross(edge) / turn
      guard along > 1e-3, along < nearest else { continue }
      let part = (chord.start - place).cross(ray) / turn
      guard part >= 0, part <= 1 else { continue }
      nearest = along
      found = chord
    }
    guard let found, let other = (found.end - found.start).normalized,
      abs(other.dot(direction)) >= leastCosine
    else { return nil }
    return LineGap(
      distance: nearest, between: pen, and: found.pen, at: place + ray * (nearest / 2))
  }
}
