/// A cubic Bézier curve.
package struct CubicBezier: Hashable, Sendable {
  package var start: Point
  /// The first control point.
  package var control1: Point
  /// The second control point.
  package var control2: Point
  package var end: Point

  package init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// Returns the point at parameter `t`, 0 to 1.
  package func point(at t: Double) -> Point {
    let u = 1 - t
    let a = u * u * u
    let b = 3 * u * u * t
    let c = 3 * u * t * t
    let d = t * t * t
    return Point(
      a * start.x + b * control1.x + c * control2.x + d * end.x,
      a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  package func derivative(at t: Double) -> Vector {
    let u = 1 - t
    return (control1 - start) * (3 * u * u) + (control2 - control1) * (6 * u * t)
      + (end - control2) * (3 * t * t)
  }

  package func secondDerivative(at t: Double) -> Vector {
    ((control2 - control1) - (control1 - start)) * (6 * (1 - t))
      + ((end - control2) - (control2 - control1)) * (6 * t)
  }

  /// Returns the unit tangent at `t`.
  ///
  /// Where the derivative vanishes, it is the direction of the curve next to `t`.
  package func direction(at t: Double) -> Vector? {
    let longest = max(
      (control1 - start).length, (control2 - control1).length, (end - control2).length)
    let derivative = derivative(at: t)
    if derivative.length > longest * 1e-9 { return derivative.normalized }
    let fallbacks =
      t < 0.5
      ? [control1 - start, control2 - start, end - start]
      : [end - control2, end - control1, end - start]
    return fallbacks.first { $0.length > longest * 1e-9 }?.normalized
  }

  /// The parameters of the inflection points strictly between 0 and 1, in order.
  ///
  /// They are the roots of the cross product of the first and the second derivative, which is quadratic in `t`.
  package var inflections: [Double] {
    let a = control1 - start
    let b = (control2 - control1) - a
    let c = (end - control2) - (control2 - control1) - b
    // p' = 3 (a + 2 b t + c t²), p'' = 6 (b + c t)
    let scale = max(a.length, b.length, c.length)
    guard scale > 0 else { return [] }
    return Self.roots(b.cross(c), a.cross(c), a.cross(b), threshold: scale * scale * 1e-12)
      .filter { $0 > 1e-6 && $0 < 1 - 1e-6 }
  }

  /// The bounding box of the curve, not of its control points.
  package var bounds: Rect {
    var box = Rect(start)
    box.include(end)
    let coordinates = [
      (start.x, control1.x, control2.x, end.x), (start.y, control1.y, control2.y, end.y),
    ]
    for (p0, p1, p2, p3) in coordinates {
      let a = p3 - 3 * p2 + 3 * p1 - p0
      let b = 2 * (p2 - 2 * p1 + p0)
      let c = p1 - p0
      for t in Self.roots(a, b, c, threshold: 1e-12) where t > 0 && t < 1 {
        box.include(point(at: t))
      }
    }
    return box
  }

  package func part(from t0: Double, to t1: Double) -> CubicBezier {
    let third = (t1 - t0) / 3
    let start = point(at: t0)
    let end = point(at: t1)
    return CubicBezier(
      start, start + derivative(at: t0) * third, end - derivative(at: t1) * third, end)
  }

  /// The number of equal steps of `t` that keeps the chords within `tolerance` of the curve.
  func segmentCount(tolerance: Double) -> Int {
    let first = (control1 - start) - (control2 - control1)
    let second = (control2 - control1) - (end - control2)
    let bend = max(first.length, second.length)
    let count = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    return count.isFinite ? Int(min(max(count, 1), 1000)) : 1
  }

  /// Returns the real roots of a·t² + b·t + c in order; coefficients below `threshold` count as zero.
  private static func roots(
    _ a: Double, _ b: Double, _ c: Double, threshold: Double
  ) -> [Double] {
    guard abs(a) > threshold else {
      return abs(b) > threshold ? [-c / b] : []
    }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    guard q != 0 else { return [0] }
    return [q / a, c / q].sorted()
  }
}
