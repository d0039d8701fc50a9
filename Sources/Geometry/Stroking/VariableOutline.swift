/// An outline whose every point moves on a straight line as the pen gets wider.
///
/// At half-width `h` a point lies at `base + offset · h`, so outlines of two widths have the same
/// structure and the outline between them is exact: what a variable font needs.
public struct VariableOutline: Hashable, Sendable {
  /// A point of an outline, on the curve or a quadratic control point.
  public struct ControlPoint: Hashable, Sendable {
    /// Where the point lies at half-width zero.
    public var base: Point
    /// How far it moves for one unit of half-width.
    public var offset: Vector
    /// Whether the curve passes through the point.
    public var isOnCurve: Bool
    /// The half-width from which on it stands still: where the counter that it bounds has closed.
    public var limit = Double.infinity

    /// Makes a control point.
    public init(base: Point, offset: Vector, isOnCurve: Bool) {
      self.base = base
      self.offset = offset
      self.isOnCurve = isOnCurve
    }

    /// The same point for a pen that depends on the one of which `halfWidth` speaks.
    func drawn(by pen: Pen) -> ControlPoint {
      guard pen != .ofWeight else { return self }
      var point = ControlPoint(
        base: base + offset * pen.base, offset: offset * pen.factor, isOnCurve: isOnCurve)
      if limit.isFinite, pen.factor > 0 { point.limit = (limit - pen.base) / pen.factor }
      return point
    }

    /// Where the point lies at a half-width.
    @inlinable public func position(halfWidth: Double) -> Point {
      base + offset * min(halfWidth, limit)
    }
  }

  /// The closed contours.
  ///
  /// Each starts with a point on the curve; between two points on the curve lies at most one that
  /// is not.
  public var contours: [[ControlPoint]]

  /// Makes an outline from its contours.
  public init(contours: [[ControlPoint]]) { self.contours = contours }

  /// The same outline turning the other way round.
  public var reversed: VariableOutline {
    VariableOutline(
      contours: contours.map { contour in
        guard let first = contour.first else { return contour }
        return [first] + contour.dropFirst().reversed()
      })
  }

  /// The outline at one half-width, as a path of lines and quadratics.
  public func path(halfWidth: Double) -> Path {
    var path = Path()
    for contour in contours {
      guard let first = contour.first else { continue }
      path.move(to: first.position(halfWidth: halfWidth))
      var control: Point?
      for point in contour.dropFirst() + [first] {
        let position = point.position(halfWidth: halfWidth)
        if !point.isOnCurve {
          control = position
        } else if let c = control {
          path.quad(c, to: position)
          control = nil
        } else {
          path.line(to: position)
        }
      }
      path.close()
    }
    return path
  }
}
