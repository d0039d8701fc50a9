/// A property over time, as few linear segments.
package struct Track: Sendable {
  /// The property.
  package let property: TrackProperty
  /// The values at the ends of segments, by the numbers of their times.
  package private(set) var knots: [Knot] = []

  /// A value at a numbered time.
  package struct Knot: Sendable {
    package var time: Int
    package var value: [Double]
  }

  /// Fits segments: from each knot the longest one within the tolerance.
  ///
  /// - Parameters:
  ///   - points: values by ascending time.
  ///   - end: the last time; the first is 0.
  ///   - tolerance: the largest deviation of segments from the points.
  package init(
    _ property: TrackProperty, _ points: [Knot], end: Int, tolerance: Double
  ) {
    self.property = property
    guard let first = points.first, let last = points.last else { return }
    var points = points
    if first.time > 0 { points.insert(Knot(time: 0, value: first.value), at: 0) }
    if last.time < end { points.append(Knot(time: end, value: last.value)) }
    knots.append(points[0])
    var index = 0
    while index < points.count - 1 {
      index = Self.farthest(from: index, points, tolerance)
      knots.append(points[index])
    }
  }

  /// Returns the last point that a segment can reach within the tolerance of all points between.
  private static func farthest(
    from start: Int, _ points: [Knot], _ tolerance: Double
  ) -> Int {
    let from = points[start]
    var low = [Double](repeating: -.infinity, count: from.value.count)
    var high = [Double](repeating: .infinity, count: from.value.count)
    var best = start + 1
    for index in points.indices.dropFirst(start + 1) {
      let way = Double(points[index].time - from.time)
      var isOpen = true
      var isReached = true
      for side in low.indices {
        let rise = points[index].value[side] - from.value[side]
        if rise / way < low[side] || rise / way > high[side] { isReached = false }
        low[side] = max(low[side], (rise - tolerance) / way)
        high[side] = min(high[side], (rise + tolerance) / way)
        if low[side] > high[side] { isOpen = false }
      }
      if isReached { best = index }
      if !isOpen { break }
    }
    return best
  }

  /// The only value; `nil` if the value changes.
  package var constant: [Double]? {
    guard let first = knots.first?.value else { return nil }
    return knots.allSatisfy { $0.value == first } ? first : nil
  }
}
