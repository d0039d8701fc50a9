/// A line or curve of a contour.
package enum CurveSegment: Hashable, Sendable {
  case line(Point, Point)
  case quad(QuadraticBezier)
  case cubic(CubicBezier)

  package var start: Point {
    switch self {
    case .line(let start, _): start
    case .quad(let curve): curve.start
    case .cubic(let curve): curve.start
    }
  }

  package var end: Point {
    switch self {
    case .line(_, let end): end
    case .quad(let curve): curve.end
    case .cubic(let curve): curve.end
    }
  }

  func point(at t: Double) -> Point {
    switch self {
    case .line(let start, let end): start.interpolated(to: end, t)
    case .quad(let curve): curve.point(at: t)
    case .cubic(let curve): curve.point(at: t)
    }
  }

  func derivative(at t: Double) -> Vector {
    switch self {
    case .line(let start, let end): end - start
    case .quad(let curve):
      (curve.control - curve.start) * (2 * (1 - t)) + (curve.end - curve.control) * (2 * t)
    case .cubic(let curve): curve.derivative(at: t)
    }
  }

  /// The number of equal steps of `t` that keeps the chords within `tolerance` of the curve.
  func segmentCount(tolerance: Double) -> Int {
    switch self {
    case .line: 1
    case .quad(let curve): curve.segmentCount(tolerance: tolerance)
    case .cubic(let curve): curve.segmentCount(tolerance: tolerance)
    }
  }

  /// Returns the part from `t0` to `t1`, with its ends moved to `start` and `end`.
  ///
  /// `t1` may be less than `t0`.
  func part(from t0: Double, to t1: Double, start: Point, end: Point) -> CurveSegment {
    switch self {
    case .line: return .line(start, end)
    case .quad:
      let tangent = derivative(at: t0) * ((t1 - t0) / 2)
      return .quad(QuadraticBezier(start, point(at: t0) + tangent, end))
    case .cubic:
      let part = (t1 - t0) / 3
      return .cubic(
        CubicBezier(start, start + derivative(at: t0) * part, end - derivative(at: t1) * part, end))
    }
  }

  /// The path element that draws the segment from its start.
  var element: Path.Element {
    switch self {
    case .line(_, let end): .line(end)
    case .quad(let curve): .quad(curve.control, curve.end)
    case .cubic(let curve): .cubic(curve.control1, curve.control2, curve.end)
    }
  }

  /// The largest absolute coordinate of its points.
  var reach: Double {
    func reach(_ points: Point...) -> Double {
      points.reduce(0) {
        $1.x.isFinite && $1.y.isFinite ? max($0, abs($1.x), abs($1.y)) : .infinity
      }
    }
    switch self {
    case .line(let start, let end): return reach(start, end)
    case .quad(let curve): return reach(curve.start, curve.control, curve.end)
    case .cubic(let curve): return reach(curve.start, curve.control1, curve.control2, curve.end)
    }
  }

  /// Returns the contours of a path, each closed and without segments of no length.
  ///
  /// Each segment has the index of the element that draws it.
  package static func contours(of path: Path) -> [[(segment: CurveSegment, element: Int)]] {
    var contours: [[(segment: CurveSegment, element: Int)]] = []
    var contour: [(segment: CurveSegment, element: Int)] = []
    var pen = Point.zero
    var start = Point.zero
    func finish(_ index: Int) {
      if pen != start { contour.append((.line(pen, start), index)) }
      if !contour.isEmpty { contours.append(contour) }
      contour = []
      pen = start
    }
    for (index, element) in path.elements.enumerated() {
      switch element {
      case .move(let p):
        finish(index)
        start = p
        pen = p
      case .line(let p):
        if p != pen { contour.append((.line(pen, p), index)) }
        pen = p
      case .quad(let c, let p):
        if !(c == pen && p == pen) { contour.append((.quad(QuadraticBezier(pen, c, p)), index)) }
        pen = p
      case .cubic(let c1, let c2, let p):
        if !(c1 == pen && c2 == pen && p == pen) {
          contour.append((.cubic(CubicBezier(pen, c1, c2, p)), index))
        }
        pen = p
      case .close: finish(index)
      }
    }
    finish(path.elements.count)
    return contours
  }
}
