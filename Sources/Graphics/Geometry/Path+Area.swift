extension Path {
  /// The enclosed area: positive for contours that turn from the x axis towards the y axis, negative for the others, so
  /// that holes are subtracted.
  package var area: Double {
    var doubled = 0.0
    for contour in CurveSegment.contours(of: self) {
      for (segment, _) in contour {
        switch segment {
        case .line(let a, let b): doubled += (a - Point.zero).cross(b - Point.zero)
        case .quad(let curve): doubled += curve.elevated.doubledArea
        case .cubic(let curve): doubled += curve.doubledArea
        }
      }
    }
    return doubled / 2
  }
}

extension CubicBezier {
  /// Twice the area between the curve and the origin, by Green's theorem.
  fileprivate var doubledArea: Double {
    let p0: Vector = start - Point.zero
    let p1: Vector = control1 - Point.zero
    let p2: Vector = control2 - Point.zero
    let p3: Vector = end - Point.zero
    let first = 6 * p0.cross(p1) + 3 * p0.cross(p2) + p0.cross(p3)
    let second = 3 * p1.cross(p2) + 3 * p1.cross(p3) + 6 * p2.cross(p3)
    return (first + second) / 10
  }
}
