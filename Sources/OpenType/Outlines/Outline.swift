/// Contours of TrueType points, in font units, y up.
package struct Outline: Hashable, Sendable {
  /// A point on the curve or a quadratic control point.
  package struct Point: Hashable, Sendable {
    /// The horizontal coordinate.
    package var x: Int
    /// The vertical coordinate.
    package var y: Int
    /// Whether the curve passes through the point.
    package var isOnCurve: Bool

    package init(x: Int, y: Int, isOnCurve: Bool) {
      self.x = x
      self.y = y
      self.isOnCurve = isOnCurve
    }
  }

  /// The closed contours; outer ones clockwise.
  package var contours: [[Point]] = []

  package init(contours: [[Point]] = []) {
    self.contours = contours
  }

  /// The bounds of all points; `nil` without points.
  ///
  /// Tight when the extremes of all curves are explicit or implied points on the curve.
  package var bounds: GlyphBounds? {
    contours.joined().reduce(nil) { box, point in
      GlyphBounds.union(
        box, GlyphBounds(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y))
    }
  }

  package var pointCount: Int { contours.reduce(0) { $0 + $1.count } }
}
