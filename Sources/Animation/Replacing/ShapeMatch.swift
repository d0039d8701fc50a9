internal import SymtextGraphics

/// Two drawings that are the same but for their size and place.
struct ShapeMatch: Sendable {
  /// The middle of the points of the first.
  let from: Point
  /// The middle of those of the second.
  let to: Point
  /// How many times as large the second is.
  let scale: Double

  /// How many times as large or small one may be.
  private static let scales = 0.35...2.8

  /// Compares two drawings point by point.
  /// - Parameter tolerance: how far a point of one may be from that of the other.
  /// - Returns: `nil` where they are not the same.
  init?(_ a: Path, _ b: Path, tolerance: Double) {
    guard a.elements.count == b.elements.count, !a.isEmpty,
      zip(a.elements, b.elements).allSatisfy({ $0.points.count == $1.points.count })
    else { return nil }
    let (first, second) = (a.elements.flatMap(\.points), b.elements.flatMap(\.points))
    func middle(_ points: [Point]) -> Point {
      let sum = points.reduce(Vector.zero) { $0 + ($1 - .zero) }
      return .zero + sum * (1 / Double(max(points.count, 1)))
    }
    (from, to) = (middle(first), middle(second))
    var (both, own) = (0.0, 0.0)
    for (p, q) in zip(first, second) {
      both += (p - from).dot(q - to)
      own += (p - from).dot(p - from)
    }
    let scale = own > tolerance * tolerance ? both / own : 1
    guard Self.scales.contains(scale) else { return nil }
    self.scale = abs(scale - 1) * own.squareRoot() < tolerance ? 1 : scale
    for (p, q) in zip(first, second) {
      let way = (q - to) - (p - from) * self.scale
      if way.length > tolerance { return nil }
    }
    isStill = self.scale == 1 && from.distance(to: to) <= tolerance
  }

  /// Whether both are as large and in one place, too.
  let isStill: Bool
}
