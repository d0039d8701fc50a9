internal import SymtextSupport

extension Path {
  /// Creates a closed rectangle with elliptic corners, clockwise with y down.
  ///
  /// Radii larger than half a side are reduced to it.
  public static func roundedRect(_ rect: Rect, radiusX: Double, radiusY: Double) -> Path {
    let rx = min(max(radiusX, 0), rect.width / 2)
    let ry = min(max(radiusY, 0), rect.height / 2)
    var path = Path()
    guard rx > 0 && ry > 0 else {
      path.move(to: Point(rect.minX, rect.minY))
      path.line(to: Point(rect.maxX, rect.minY))
      path.line(to: Point(rect.maxX, rect.maxY))
      path.line(to: Point(rect.minX, rect.maxY))
      path.close()
      return path
    }
    let corners: [(Point, Point, Point)] = [
      (
        Point(rect.maxX - rx, rect.minY), Point(rect.maxX, rect.minY),
        Point(rect.maxX, rect.minY + ry)
      ),
      (
        Point(rect.maxX, rect.maxY - ry), Point(rect.maxX, rect.maxY),
        Point(rect.maxX - rx, rect.maxY)
      ),
      (
        Point(rect.minX + rx, rect.maxY), Point(rect.minX, rect.maxY),
        Point(rect.minX, rect.maxY - ry)
      ),
      (
        Point(rect.minX, rect.minY + ry), Point(rect.minX, rect.minY),
        Point(rect.minX + rx, rect.minY)
      ),
    ]
    path.move(to: Point(rect.minX + rx, rect.minY))
    for (from, corner, to) in corners {
      if from != path.currentPoint { path.line(to: from) }
      path.cubic(
        from.interpolated(to: corner, Self.quarterArc),
        to.interpolated(to: corner, Self.quarterArc),
        to: to)
    }
    path.close()
    return path
  }

  /// Creates a closed ellipse, clockwise from its top with y down.
  public static func ellipse(center: Point, radiusX rx: Double, radiusY ry: Double) -> Path {
    let k = quarterArc
    let c = center
    var path = Path()
    path.move(to: Point(c.x, c.y - ry))
    path.cubic(
      Point(c.x + k * rx, c.y - ry), Point(c.x + rx, c.y - k * ry), to: Point(c.x + rx, c.y))
    path.cubic(
      Point(c.x + rx, c.y + k * ry), Point(c.x + k * rx, c.y + ry), to: Point(c.x, c.y + ry))
    path.cubic(
      Point(c.x - k * rx, c.y + ry), Point(c.x - rx, c.y + k * ry), to: Point(c.x - rx, c.y))
    path.cubic(
      Point(c.x - rx, c.y - k * ry), Point(c.x - k * rx, c.y - ry), to: Point(c.x, c.y - ry))
    path.close()
    return path
  }

  /// The current point of the pen; `nil` before the first element.
  package var currentPoint: Point? {
    guard let last = elements.last else { return nil }
    switch last {
    case .move(let p), .line(let p), .quad(_, let p), .cubic(_, _, let p): return p
    case .close:
      for case .move(let p) in elements.reversed() { return p }
      return nil
    }
  }

  /// Adds an elliptic arc as SVG's `A` command describes it.
  ///
  /// Radii that are too small are enlarged. A radius of zero gives a line, and so do values for which no finite ellipse
  /// can be computed. <https://www.w3.org/TR/SVG2/implnote.html#ArcImplementationNotes>
  /// - Parameters:
  ///   - rotation: the rotation of the ellipse's x axis, in radians.
  ///   - isLarge: take the arc of more than half a turn.
  ///   - isPositive: draw towards increasing angles (from the x axis to the y axis).
  package mutating func arc(
    radiusX: Double, radiusY: Double, rotation: Double, isLarge: Bool, isPositive: Bool,
    to end: Point
  ) {
    guard let start = currentPoint, start != end else { return }
    var rx = abs(radiusX)
    var ry = abs(radiusY)
    guard rx > 0 && ry > 0 else { return line(to: end) }
    let cosR = cos(rotation)
    let sinR = sin(rotation)
    let dx = (start.x - end.x) / 2
    let dy = (start.y - end.y) / 2
    let x1 = cosR * dx + sinR * dy
    let y1 = -sinR * dx + cosR * dy
    let reach = (x1 / rx) * (x1 / rx) + (y1 / ry) * (y1 / ry)
    if reach > 1 {
      rx *= reach.squareRoot()
      ry *= reach.squareRoot()
    }
    let below = (rx * y1) * (rx * y1) + (ry * x1) * (ry * x1)
    let above = max((rx * ry) * (rx * ry) - below, 0)
    let factor = (isLarge == isPositive ? -1 : 1) * (above / below).squareRoot()
    let cx = factor * rx * y1 / ry
    let cy = -factor * ry * x1 / rx
    let theta0 = atan2((y1 - cy) / ry, (x1 - cx) / rx)
    let theta1 = atan2((-y1 - cy) / ry, (-x1 - cx) / rx)
    var sweep = theta1 - theta0
    if isPositive && sweep < 0 { sweep += 2 * .pi }
    if !isPositive && sweep > 0 { sweep -= 2 * .pi }
    let center = Point(
      cosR * cx - sinR * cy + (start.x + end.x) / 2, sinR * cx + cosR * cy + (start.y + end.y) / 2)
    guard sweep.isFinite, center.isFinite else { return line(to: end) }
    let count = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let step = sweep / Double(count)
    let handle = 4.0 / 3 * tan(step / 4)
    func at(_ angle: Double) -> (point: Point, tangent: Vector) {
      let x = rx * cos(angle)
      let y = ry * sin(angle)
      let tx = -rx * sin(angle)
      let ty = ry * cos(angle)
      return (
        Point(center.x + cosR * x - sinR * y, center.y + sinR * x + cosR * y),
        Vector(cosR * tx - sinR * ty, sinR * tx + cosR * ty)
      )
    }
    for i in 0..<count {
      let from = at(theta0 + step * Double(i))
      let to = at(theta0 + step * Double(i + 1))
      let last = i == count - 1 ? end : to.point
      cubic(from.point + from.tangent * handle, last - to.tangent * handle, to: last)
    }
  }

  /// The handle length of a cubic quarter circle, as a part of the radius: 4/3 · (√2 − 1).
  package static let quarterArc = 0.552_284_749_830_793_6
}
