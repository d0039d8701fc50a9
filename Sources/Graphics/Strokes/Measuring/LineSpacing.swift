/// How wide a pen may be before it closes the white between lines that run side by side.
package struct LineSpacing: Sendable {
  /// A straight piece of a line.
  private struct Chord {
    var start: Point
    var end: Point
    var pen: Pen
  }

  /// Where lines run side by side.
  package private(set) var gaps: [LineGap] = []

  /// Lines that turn away from each other by more than this (about 20°) do not run side by side.
  private static let leastCosine = 0.94
  /// How long lines run side by side before the white between them counts, in units of the drawing.
  private static let leastLength = 1.5
  private static let step = 0.5
  /// By how much chords make a distance uneven.
  private static let noise = 0.05
  /// Lines nearer than this meet.
  private static let touching = 0.75

  /// Measures the white between lines.
  /// - Parameters:
  ///   - strokes: on the drawing grid of 24 × 24 units.
  ///   - reach: how far apart lines may be to count.
  ///   - budget: how much work it may be; gaps are missing when it is spent.
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

  /// The widest shared pen, half its width, that keeps the white everywhere at least so many times as
  /// wide as the strokes beside it.
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
        // Short chords of a curve count by their length.
        if index > 0 || run.isEmpty || length >= Self.step / 2 { run.append(gap) }
      }
    }
    add(run)
  }

  /// Adds what a stretch along which another line runs says about the pen.
  ///
  /// Lines that meet close the white between them where they meet, whatever the pen: there it counts from
  /// where it is widest.
  private mutating func add(_ run: [LineGap]) {
    guard let nearest = run.indices.min(by: { run[$0].distance < run[$1].distance }) else { return }
    if run[nearest].distance < Self.touching && nearest > 0 && nearest < run.count - 1 {
      // The lines meet on the way.
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

  /// The nearest line beside a place, if it runs alongside.
  private static func gap(
    from place: Point, direction: Vector, side: Double, pen: Pen, among chords: [Chord],
    reach: Double
  ) -> LineGap? {
    let ray = direction.perpendicular * side
    var nearest = reach
    var found: Chord?
    for chord in chords {
      // A chord that lies before the ray or behind it as a whole is not met.
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
