/// Contours of TrueType points, in font units, y up.
public struct Outline: Hashable, Sendable {
  /// A point on the curve or a quadratic control point.
  public struct Point: Hashable, Sendable {
    /// The horizontal coordinate.
    public var x: Int
    /// The vertical coordinate.
    public var y: Int
    /// Whether the curve passes through the point.
    public var isOnCurve: Bool
  }

  /// The closed contours; outer ones clockwise.
  public var contours: [[Point]] = []

  /// The box around all points; `nil` without points.
  ///
  /// For quadratics whose extremes are points on the curve or implied ones it is the tight box.
  var bounds: (minX: Int, minY: Int, maxX: Int, maxY: Int)? {
    var box: (minX: Int, minY: Int, maxX: Int, maxY: Int)?
    for point in contours.joined() {
      guard let old = box else {
        box = (point.x, point.y, point.x, point.y)
        continue
      }
      box = (
        min(old.minX, point.x), min(old.minY, point.y), max(old.maxX, point.x),
        max(old.maxY, point.y)
      )
    }
    return box
  }

  var pointCount: Int { contours.reduce(0) { $0 + $1.count } }
}
