internal import Geometry

/// How far the edges of a filled shape may move inwards before it falls apart.
enum OutlineRoom {
  /// - Parameter area: outer contours that turn from the x axis towards the y axis, holes the other way,
  ///   in any unit.
  static func room(in area: Path) -> Double {
    var length = 0.0
    var tightest = Double.infinity
    for contour in area.contours {
      var pen = Point.zero
      for element in contour.elements {
        switch element {
        case .move(let p): pen = p
        case .line(let p):
          length += pen.distance(to: p)
          pen = p
        case .quad(let c, let p):
          measure(QuadraticBezier(pen, c, p).elevated, &length, &tightest)
          pen = p
        case .cubic(let c1, let c2, let p):
          measure(CubicBezier(pen, c1, c2, p), &length, &tightest)
          pen = p
        case .close: break
        }
      }
    }
    // A long bar is twice as thick as its area by its perimeter.
    let thickness = length > 0 ? abs(area.area) / length : 0
    return min(0.6 * thickness, 0.9 * tightest)
  }

  private static func measure(
    _ curve: CubicBezier, _ length: inout Double, _ tightest: inout Double
  ) {
    var last = curve.start
    for step in 0...8 {
      let t = Double(step) / 8
      let point = curve.point(at: t)
      length += last.distance(to: point)
      last = point
      let derivative = curve.derivative(at: t)
      let speed = derivative.length
      let bend = derivative.cross(curve.secondDerivative(at: t))
      // Where the outline bends outwards its radius shrinks with it.
      if bend > 0, speed > 0 { tightest = min(tightest, speed * speed * speed / bend) }
    }
  }
}
