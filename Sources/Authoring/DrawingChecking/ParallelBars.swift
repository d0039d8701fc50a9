internal import SymtextGraphics

/// Straight lines of one direction that stand side by side.
enum ParallelBars {
  private struct Bar {
    var start: Point
    var end: Point
    var direction: Vector
    var middle: Point { start.interpolated(to: end, 0.5) }
  }

  /// Rows of at least three bars: their places across their direction, in order, each once; some are missing
  /// when the budget is spent.
  static func rows(_ contours: [DrawnContour], budget: WorkBudget) -> [[Double]] {
    var bars = contours.compactMap(bar)
    // What is bent or closed may stand between bars.
    let others = contours.filter { bar($0) == nil }.map(\.line)
    let edges = others.reduce(0) { $0 + $1.count }
    guard budget.spend(bars.count, times: bars.count), budget.spend(bars.count, times: edges) else {
      return []
    }
    var rows: [[Double]] = []
    while let first = bars.first {
      let across = first.direction.perpendicular
      var row: [Bar] = []
      // What stands beside a bar of the row belongs to it, too.
      var open = [first]
      bars.removeFirst()
      while let bar = open.popLast() {
        row.append(bar)
        let found = bars.filter { areParallel(bar, $0) && areBeside(bar, $0) }
        bars.removeAll { areParallel(bar, $0) && areBeside(bar, $0) }
        open += found
      }
      var places: [Double] = []
      var last: Bar?
      for bar in row.sorted(by: { across.dot($0.middle - .zero) < across.dot($1.middle - .zero) }) {
        let place = across.dot(bar.middle - .zero)
        if let before = places.last, place - before <= same { continue }
        if let last, others.contains(where: { crosses($0, last.middle, bar.middle) }) {
          if places.count > 2 { rows.append(places) }
          places = []
        }
        places.append(place)
        last = bar
      }
      if places.count > 2 { rows.append(places) }
    }
    return rows
  }

  /// Nearer bars are one line.
  private static let same = 0.25

  /// A contour that is one straight line.
  private static func bar(_ contour: DrawnContour) -> Bar? {
    let pieces = contour.pieces
    guard !contour.isClosed, pieces.count == 1, case .line(let start, let end) = pieces[0],
      start.distance(to: end) >= DrawingLimits.leastBar,
      var direction = (end - start).normalized
    else { return nil }
    // Either way along a line is its direction.
    if direction.x < -1e-9 || abs(direction.x) < 1e-9 && direction.y < 0 { direction = -direction }
    return Bar(start: start, end: end, direction: direction)
  }

  /// Whether a line crosses the way between two points.
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

  /// Whether one covers at least half of the other, seen across.
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
