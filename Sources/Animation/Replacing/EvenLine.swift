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
    let best = candidates.min {
      Self.distance(Self.centered($0), target) < Self.distance(Self.centered($1), target)
    }
    return (best ?? points, other.points)
  }

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
