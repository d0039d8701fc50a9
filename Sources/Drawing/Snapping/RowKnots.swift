/// Collects knots of a ``RowMap``, the most important first; rejects a knot too close to an earlier one.
struct RowKnots {
  /// Ascending in both heights.
  private(set) var knots: [RowMap.Knot] = []

  /// The least distance between two heights, in pixels.
  private static let least = 0.02

  /// Adds a stroke, keeping its thickness.
  /// - Returns: `false` when the stroke was rejected.
  @discardableResult
  mutating func add(_ stroke: HorizontalStroke, movedBy way: Double) -> Bool {
    let own = [stroke.low, stroke.high].map { RowMap.Knot(from: $0, to: $0 + way) }
    return add(own)
  }

  /// Adds the heights of one feature.
  /// - Parameter own: ascending.
  /// - Returns: `false` when the heights were rejected.
  @discardableResult
  mutating func add(_ own: [RowMap.Knot]) -> Bool {
    guard let low = own.first, let high = own.last else { return false }
    let index = knots.firstIndex { $0.from > low.from } ?? knots.count
    if index > 0, !Self.fits(knots[index - 1], low) { return false }
    if index < knots.count, !Self.fits(high, knots[index]) { return false }
    knots.insert(contentsOf: low == high ? [low] : [low, high], at: index)
    return true
  }

  /// Whether the distance between two heights changes so little that counters stay open and strokes keep their weight.
  private static func fits(_ a: RowMap.Knot, _ b: RowMap.Knot) -> Bool {
    let (before, after) = (b.from - a.from, b.to - a.to)
    return before >= least && after >= max(least, before * 0.5) && after <= before * 2 + 0.5
  }
}
