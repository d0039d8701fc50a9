/// A quadratic Bézier curve.
package struct QuadraticBezier: Hashable, Sendable {
  package var start: Point
  /// The control point.
  package var control: Point
  package var end: Point

  package init(_ start: Point, _ control: Point, _ end: Point) {
    self.start = start
    self.control = control
    self.end = end
  }

  /// Returns the point at parameter `t`, 0 to 1.
  package func point(at t: Double) -> Point {
    let a = start.interpolated(to: control, t)
    return a.interpolated(to: control.interpolated(to: end, t), t)
  }

  /// The same curve as a cubic.
  package var elevated: CubicBezier {
    CubicBezier(
      start, start.interpolated(to: control, 2 / 3), end.interpolated(to: control, 2 / 3), end)
  }

  /// The bounding box of the curve, not of its control point.
  package var bounds: Rect {
    var box = Rect(start)
    box.include(end)
    for (p0, p1, p2) in [(start.x, control.x, end.x), (start.y, control.y, end.y)] {
      let denominator = p0 - 2 * p1 + p2
      guard denominator != 0 else { continue }
      let t = (p0 - p1) / denominator
      if t > 0 && t < 1 { box.include(point(at: t)) }
    }
    return box
  }

  /// The number of equal steps of `t` that keeps the chords within `tolerance` of the curve.
  ///
  /// The greatest distance of a chord from a quadratic is |p0 − 2·p1 + p2| / (4 n²).
  package func segmentCount(tolerance: Double) -> Int {
    let bend = ((start - control) + (end - control)).length
    let count = (bend / (4 * tolerance)).squareRoot().rounded(.up)
    return count.isFinite ? Int(min(max(count, 1), 1000)) : 1
  }
}
