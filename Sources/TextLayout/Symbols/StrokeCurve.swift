/// The stroke thickness of a symbol font along its weight axis.
package struct StrokeCurve: Hashable, Sendable {
  /// Axis values and strokes as a fraction of the cap height, both increasing; linear between points.
  package let points: [Point]

  /// A point of the curve.
  package struct Point: Hashable, Sendable {
    /// The value of `wght`.
    package var axisValue: Double
    /// The stroke as a fraction of the cap height.
    package var stroke: Double

    package init(axisValue: Double, stroke: Double) {
      self.axisValue = axisValue
      self.stroke = stroke
    }
  }

  /// Creates a curve from at least one point.
  package init(_ points: [Point]) {
    precondition(!points.isEmpty, "a stroke curve has at least one point")
    self.points = points
  }

  /// Returns the axis value for a stroke thickness, and whether it lies on the axis; otherwise the nearer end.
  func axisValue(stroke: Double) -> (value: Double, isOnAxis: Bool) {
    let first = points[0]
    let last = points[points.count - 1]
    // A difference of a hundredth of the stroke is not visible.
    if stroke <= first.stroke { return (first.axisValue, stroke >= first.stroke * 0.99) }
    if stroke >= last.stroke { return (last.axisValue, stroke <= last.stroke * 1.01) }
    for (a, b) in zip(points, points.dropFirst()) where stroke <= b.stroke {
      let part = (stroke - a.stroke) / (b.stroke - a.stroke)
      return (a.axisValue + (b.axisValue - a.axisValue) * part, true)
    }
    return (last.axisValue, true)
  }
}
