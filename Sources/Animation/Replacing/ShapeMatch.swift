internal import SymtextGraphics

/// A match of two drawings that are equal up to size and place.
struct ShapeMatch: Sendable {
  /// The mean of the first drawing's points.
  let from: Point
  /// The mean of the second drawing's points.
  let to: Point
  /// The scale from the first drawing to the second.
  let scale: Double

  /// The scales that are accepted.
  private static let scales = 0.35...2.8

  /// Compares two drawings point by point.
  /// - Parameter tolerance: the largest distance between corresponding points.
  /// - Returns: `nil` if the drawings do not match.
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

  /// Relates the boxes of two drawings of one thing.
  init(_ a: Rect, _ b: Rect) {
    (from, to) = (a.middle, b.middle)
    let (first, second) = (max(a.width, a.height), max(b.width, b.height))
    let ratio = first > 0 && second > 0 ? second / first : 1
    scale = min(max(ratio, Self.scales.lowerBound), Self.scales.upperBound)
    isStill = scale == 1 && from == to
  }

  /// Whether size and place are equal, too.
  let isStill: Bool
}
