/// How thick a symbol font's strokes are along its weight axis.
package struct StrokeCurve: Hashable, Sendable {
  /// Values of the axis and strokes as a part of the cap height, both rising; lines between them.
  package let points: [Point]

  /// A place on the curve.
  package struct Point: Hashable, Sendable {
    /// The value of `wght`.
    package var axisValue: Double
    /// The stroke as a part of the cap height.
    package var stroke: Double

    /// Makes a place on the curve.
    package init(axisValue: Double, stroke: Double) {
      self.axisValue = axisValue
      self.stroke = stroke
    }
  }

  /// Makes a curve from at least one point.
  package init(_ points: [Point]) {
    precondition(!points.isEmpty, "a stroke curve has at least one point")
    self.points = points
  }

  /// The value of the axis at which the stroke is this thick, and whether that lies on the axis; the
  /// nearer end otherwise.
  func axisValue(stroke: Double) -> (value: Double, isOnAxis: Bool) {
    let first = points[0]
    let last = points[points.count - 1]
    // A difference of a hundredth of the stroke does not show.
    if stroke <= first.stroke { return (first.axisValue, stroke >= first.stroke * 0.99) }
    if stroke >= last.stroke { return (last.axisValue, stroke <= last.stroke * 1.01) }
    for (a, b) in zip(points, points.dropFirst()) where stroke <= b.stroke {
      let part = (stroke - a.stroke) / (b.stroke - a.stroke)
      return (a.axisValue + (b.axisValue - a.axisValue) * part, true)
    }
    return (last.axisValue, true)
  }
}
