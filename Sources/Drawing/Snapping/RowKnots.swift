/// Knots of a ``RowMap`` as they are found, the most important first: what would come too near to one that is
/// there is refused.
struct RowKnots {
  /// Rising in both heights.
  private(set) var knots: [RowMap.Knot] = []

  /// Less than this between two heights is none, in pixels.
  private static let least = 0.02

  /// Adds a stroke that keeps its thickness.
  /// - Returns: whether it fits between those that are there.
  @discardableResult
  mutating func add(_ stroke: HorizontalStroke, movedBy way: Double) -> Bool {
    let own = [stroke.low, stroke.high].map { RowMap.Knot(from: $0, to: $0 + way) }
    return add(own)
  }

  /// Adds heights that belong together.
  /// - Parameter own: rising.
  /// - Returns: whether they fit between those that are there.
  @discardableResult
  mutating func add(_ own: [RowMap.Knot]) -> Bool {
    guard let low = own.first, let high = own.last else { return false }
    let index = knots.firstIndex { $0.from > low.from } ?? knots.count
    if index > 0, !Self.fits(knots[index - 1], low) { return false }
    if index < knots.count, !Self.fits(high, knots[index]) { return false }
    knots.insert(contentsOf: low == high ? [low] : [low, high], at: index)
    return true
  }

  /// Whether so much is left between two heights that neither a counter closes nor a stroke thins out.
  private static func fits(_ a: RowMap.Knot, _ b: RowMap.Knot) -> Bool {
    let (before, after) = (b.from - a.from, b.to - a.to)
    return before >= least && after >= max(least, before * 0.5) && after <= before * 2 + 0.5
  }
}
