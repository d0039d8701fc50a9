internal import SymtextGraphics

/// Finds parallel straight lines side by side.
enum ParallelBars {
  /// Bars side by side.
  struct Row: Hashable {
    /// The ascending positions across their direction.
    var positions: [Double] = []
    /// The box around their centre lines.
    var box: Rect?

    /// The distances between neighbours.
    var pitches: [Double] { zip(positions, positions.dropFirst()).map { $1 - $0 } }
  }

  private struct Bar {
    var start: Point
    var end: Point
    var direction: Vector
    var middle: Point { start.interpolated(to: end, 0.5) }
  }

  /// Returns rows of at least three bars at distinct positions; some are missing when the budget is spent.
  static func rows(_ contours: [DrawnContour], budget: WorkBudget) -> [Row] {
    var bars = contours.compactMap(bar)
    // Bent or closed contours may separate bars.
    let others = contours.filter { bar($0) == nil }.map(\.line)
    let edges = others.reduce(0) { $0 + $1.count }
    guard budget.spend(bars.count, times: bars.count), budget.spend(bars.count, times: edges) else {
      return []
    }
    var rows: [Row] = []
    while let first = bars.first {
      let across = first.direction.perpendicular
      var row: [Bar] = []
      // A bar beside any bar of the row belongs to it.
      var open = [first]
      bars.removeFirst()
      while let bar = open.popLast() {
        row.append(bar)
        let found = bars.filter { areParallel(bar, $0) && areBeside(bar, $0) }
        bars.removeAll { areParallel(bar, $0) && areBeside(bar, $0) }
        open += found
      }
      var found = Row()
      var last: Bar?
      for bar in row.sorted(by: { across.dot($0.middle - .zero) < across.dot($1.middle - .zero) }) {
        let position = across.dot(bar.middle - .zero)
        if let before = found.positions.last, position - before <= same { continue }
        if let last, others.contains(where: { crosses($0, last.middle, bar.middle) }) {
          if found.positions.count > 2 { rows.append(found) }
          found = Row()
        }
        found.positions.append(position)
        found.box = [found.box, Rect(bar.start), Rect(bar.end)].compactMap(\.self).union
        last = bar
      }
      if found.positions.count > 2 { rows.append(found) }
    }
    return rows
  }

  /// Closer bars are one line.
  private static let same = 0.25

  /// Returns the contour as a bar if it is one straight line.
  private static func bar(_ contour: DrawnContour) -> Bar? {
    let pieces = contour.pieces
    guard !contour.isClosed, pieces.count == 1, case .line(let start, let end) = pieces[0],
      start.distance(to: end) >= DrawingLimits.leastBar,
      var direction = (end - start).normalized
    else { return nil }
    // Make the direction independent of the drawing order.
    if direction.x < -1e-9 || abs(direction.x) < 1e-9 && direction.y < 0 { direction = -direction }
    return Bar(start: start, end: end, direction: direction)
  }

  /// Whether a polyline crosses the segment between two points.
  private static func crosses(_ line: [Point], _ from: Point, _ to: Point) -> Bool {
    let way = to - from
    return zip(line, line.dropFirst()).contains { start, end in
      let sides = (way.cross(start - from), way.cross(end - from))
      let ends = ((end - start).cross(from - start), (end - start).cross(to - start))
      return (sides.0 > 0) != (sides.1 > 0) && (ends.0 > 0) != (ends.1 > 0)
    }
  }

  private static func areParallel(_ a: Bar, _ b: Bar) -> Bool {
    abs(a.direction.dot(b.direction)) >= DrawingLimits.parallelCosine
  }

  /// Whether they overlap along their direction by at least half of the shorter one.
  private static func areBeside(_ a: Bar, _ b: Bar) -> Bool {
    func extent(_ bar: Bar) -> (from: Double, to: Double) {
      let ends = [bar.start, bar.end].map { a.direction.dot($0 - .zero) }
      return (min(ends[0], ends[1]), max(ends[0], ends[1]))
    }
    let (one, other) = (extent(a), extent(b))
    let shared = min(one.to, other.to) - max(one.from, other.from)
    return shared >= 0.5 * min(one.to - one.from, other.to - other.from)
  }
}
