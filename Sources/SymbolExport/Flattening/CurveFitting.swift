internal import SymtextGraphics

/// Joins short curves into longer ones: the quadratic curves of fonts into about half as many cubic ones.
///
/// The handles of a curve follow the tangents at its ends; their lengths are a least-squares fit to points of the curves
/// that it replaces (Philip J. Schneider, “An algorithm for automatically fitting digitized curves”, Graphics Gems,
/// 1990).
enum CurveFitting {
  /// The most curves that become one.
  private static let mostJoined = 16
  /// The cosine of the largest turn at a smooth joint.
  private static let smooth = 0.9995
  /// The cosine of the largest turn of a curve, a little over a right angle.
  private static let widest = -0.1
  /// The places on each curve that the fit must pass.
  private static let samples = [0.25, 0.5, 0.75, 1.0]

  /// Returns a path with fewer curves, which pass four places of each curve that they replace within a tolerance.
  static func fitted(_ path: Path, tolerance: Double) -> Path {
    var result = Path()
    result.reserveCapacity(path.elements.count)
    var curves: [CubicBezier] = []
    var current = Point.zero
    var start = Point.zero
    func flush() {
      var index = 0
      while index < curves.count {
        let (curve, count) = longest(from: index, of: curves, tolerance: tolerance)
        result.cubic(curve.control1, curve.control2, to: curve.end)
        index += count
      }
      curves = []
    }
    for element in path.elements {
      switch element {
      case .quad(let control, let end):
        curves.append(QuadraticBezier(current, control, end).elevated)
        current = end
      case .cubic(let first, let second, let end):
        curves.append(CubicBezier(current, first, second, end))
        current = end
      case .line(let end):
        flush()
        result.line(to: end)
        current = end
      case .move(let point):
        flush()
        result.move(to: point)
        (current, start) = (point, point)
      case .close:
        flush()
        result.close()
        current = start
      }
    }
    flush()
    return result
  }

  /// Returns the longest curve that replaces one curve and those after it, and their number.
  private static func longest(
    from first: Int, of curves: [CubicBezier], tolerance: Double
  ) -> (CubicBezier, Int) {
    var best = (curve: curves[first], count: 1)
    var last = first
    while last + 1 < curves.count, last + 1 - first < mostJoined,
      let leaving = curves[last].direction(at: 1), let entering = curves[last + 1].direction(at: 0),
      leaving.dot(entering) > smooth
    {
      last += 1
      guard let joined = joined(curves[first...last], tolerance: tolerance) else { break }
      best = (joined, last - first + 1)
    }
    return best
  }

  /// Returns one curve for several; `nil` if it would be farther from them than the tolerance.
  private static func joined(
    _ curves: ArraySlice<CubicBezier>, tolerance: Double
  ) -> CubicBezier? {
    guard let first = curves.first, let last = curves.last, let out = first.direction(at: 0),
      let back = last.direction(at: 1), out.dot(back) > widest
    else { return nil }
    var points: [Point] = [first.start]
    for curve in curves { points += samples.map { curve.point(at: $0) } }
    var places = [0.0]
    for (a, b) in zip(points, points.dropFirst()) {
      places.append((places.last ?? 0) + a.distance(to: b))
    }
    guard let length = places.last, length > 0 else { return nil }
    places = places.map { $0 / length }
    for _ in 0..<3 {
      guard let curve = fit(points, places, out, -back) else { return nil }
      for index in places.indices { refine(&places[index], of: points[index], on: curve) }
      let distance = zip(points, places).map { curve.point(at: $1).distance(to: $0) }.max() ?? 0
      if distance <= tolerance { return curve }
    }
    return nil
  }

  /// Returns the curve with handles in two directions that passes the points most closely.
  private static func fit(
    _ points: [Point], _ places: [Double], _ out: Vector, _ back: Vector
  ) -> CubicBezier? {
    let (start, end) = (points[0], points[points.count - 1])
    var (aa, ab, bb, ax, bx) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for (point, t) in zip(points, places) {
      let u = 1 - t
      let (b1, b2, b3) = (3 * u * u * t, 3 * u * t * t, t * t * t)
      let (a, b) = (out * b1, back * b2)
      let rest = (point - start) - (end - start) * (b2 + b3)
      aa += a.dot(a)
      ab += a.dot(b)
      bb += b.dot(b)
      ax += a.dot(rest)
      bx += b.dot(rest)
    }
    let whole = aa * bb - ab * ab
    guard abs(whole) > 1e-12 else { return nil }
    let (first, second) = ((ax * bb - bx * ab) / whole, (aa * bx - ab * ax) / whole)
    let chord = start.distance(to: end)
    guard first > 0, second > 0, first < 2 * chord, second < 2 * chord else { return nil }
    return CubicBezier(start, start + out * first, end + back * second, end)
  }

  /// Moves the place of a point on a curve closer to the point, by Newton's method.
  private static func refine(_ place: inout Double, of point: Point, on curve: CubicBezier) {
    let way = curve.point(at: place) - point
    let (speed, turn) = (curve.derivative(at: place), curve.secondDerivative(at: place))
    let slope = speed.dot(speed) + way.dot(turn)
    guard abs(slope) > 1e-12 else { return }
    place = min(max(place - way.dot(speed) / slope, 0), 1)
  }
}
