internal import SymtextGraphics

/// Points at even distances on a line.
struct EvenLine: Sendable {
  private let points: [Point]
  let isClosed: Bool

  /// - Returns: `nil` for a line without length.
  init?(_ path: Path, _ count: Int) {
    guard let way = PenLine(path) else { return nil }
    isClosed = way.isClosed
    let last = Double(isClosed ? count : count - 1)
    points = (0..<count).map { way.place(at: Double($0) / last).point }
  }

  /// Returns the points of both lines so that those nearest to each other belong together.
  ///
  /// A closed line starts at the point that suits the other line. If only one is closed, it opens there.
  func paired(with other: EvenLine) -> (own: [Point], others: [Point]) {
    let orders = isClosed ? Self.turned(points) : [points, points.reversed()]
    var candidates = orders
    if isClosed && !other.isClosed { candidates += Self.turned(points.reversed()) }
    if !isClosed && other.isClosed {
      let (own, others) = other.paired(with: self)
      return (others, own)
    }
    let target = Self.centered(other.points)
    let best = Likeness.first(candidates) { Self.distance(Self.centered($0), target) }
    return (best ?? points, other.points)
  }

  /// Returns points of a closed line and of an open one that is like a piece of it.
  ///
  /// The rest of the closed line withdraws to the open line's end.
  /// - Returns: `nil` for a line without length.
  static func opened(
    _ closed: Path, like open: Path, _ count: Int
  ) -> (closed: [Point], open: [Point])? {
    guard let way = PenLine(closed), let line = EvenLine(open, count), count > 1 else { return nil }
    func place(_ start: Double, _ length: Double) -> Point {
      let share = start + length
      return way.place(at: share - share.rounded(.down)).point
    }
    var best: (difference: Double, start: Double, length: Double)?
    for length in lengths.flatMap({ [$0, -$0] }) {
      for step in 0..<starts {
        let start = Double(step) / Double(starts)
        // A coarse comparison is enough to find the piece.
        let own = stride(from: 0, to: count, by: 3).map {
          place(start, length * Double($0) / Double(count - 1))
        }
        let others = stride(from: 0, to: count, by: 3).map { line.points[$0] }
        let difference = Self.distance(fitted(own), fitted(others))
        if Likeness.isLess(difference, than: best?.difference) {
          best = (difference, start, length)
        }
      }
    }
    guard let best else { return nil }
    var own = (0..<count).map { place(best.start, best.length * Double($0) / Double(count - 1)) }
    var others = line.points
    let rest = (best.length < 0 ? -1 : 1) - best.length
    guard abs(rest) > 1e-9, let end = others.last else { return (own, others) }
    for step in 1...restCount {
      own.append(place(best.start, best.length + rest * Double(step) / Double(restCount)))
      others.append(end)
    }
    return (own, others)
  }

  /// The difference of an open line from that piece of a closed line that is most like it.
  static func difference(ofPieceOf closed: Path, from open: Path, _ count: Int) -> Double? {
    guard let pair = opened(closed, like: open, count) else { return nil }
    let (a, b) = (fitted(Array(pair.closed.prefix(count))), fitted(Array(pair.open.prefix(count))))
    return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1).length } / Double(max(count, 1))
  }

  /// The pieces of a closed line that are compared with an open one, as fractions of its length.
  private static let lengths = (0...16).map { 1 - Double($0) * 0.025 }
  /// The places where such a piece may start.
  private static let starts = 64
  /// The points of the rest.
  private static let restCount = 8

  /// The mean distance of the points that belong together.
  func distance(to other: EvenLine) -> Double {
    let (own, others) = paired(with: other)
    return zip(own, others).reduce(0) { $0 + $1.0.distance(to: $1.1) } / Double(max(own.count, 1))
  }

  /// The mean distance of the points that belong together, once both lines fill the same box; as a fraction of the
  /// box's diagonal.
  func difference(from other: EvenLine) -> Double {
    let (own, others) = paired(with: other)
    let (a, b) = (Self.fitted(own), Self.fitted(others))
    return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1).length } / Double(max(a.count, 1))
  }

  /// The orders that begin at each fourth point.
  private static func turned(_ points: [Point]) -> [[Point]] {
    stride(from: 0, to: points.count, by: 4).map { Array(points[$0...] + points[..<$0]) }
  }

  private static func centered(_ points: [Point]) -> [Vector] {
    let middle =
      points.reduce(Vector.zero) { $0 + ($1 - .zero) } * (1 / Double(max(points.count, 1)))
    return points.map { ($0 - .zero) - middle }
  }

  private static func fitted(_ points: [Point]) -> [Vector] {
    let ways = centered(points)
    let (x, y) = (ways.map(\.x), ways.map(\.y))
    let size = Vector((x.max() ?? 0) - (x.min() ?? 0), (y.max() ?? 0) - (y.min() ?? 0)).length
    return size > 0 ? ways.map { $0 * (1 / size) } : ways
  }

  private static func distance(_ a: [Vector], _ b: [Vector]) -> Double {
    zip(a, b).reduce(0) { $0 + ($1.0 - $1.1).dot($1.0 - $1.1) }
  }
}
