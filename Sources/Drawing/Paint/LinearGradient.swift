public import SymtextGraphics

/// Colours that change along a line; `extend` gives the colours before its start and after its end.
///
/// Between two stops the sRGB components change linearly; another colour space needs more stops.
public struct LinearGradient: Hashable, Sendable {
  /// A colour at an offset.
  public struct Stop: Hashable, Sendable {
    /// 0 at the start of the line, 1 at its end.
    public var offset: Double
    /// The colour there.
    public var color: Color

    /// Creates a stop.
    public init(offset: Double, color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// The position of offset 0, in points, y down.
  public var start: Point
  /// The position of offset 1, in points, y down.
  public var end: Point
  /// The stops: at least one, in ascending order of offsets.
  public var stops: [Stop]

  /// The colours beyond the stops.
  public var extend: GradientExtend
  /// The interpolation of colours between the stops.
  public var interpolation = GradientInterpolation.premultiplied

  /// Creates a gradient.
  public init(
    from start: Point, to end: Point, stops: [Stop], extend: GradientExtend = .pad
  ) {
    self.start = start
    self.end = end
    self.stops = stops
    self.extend = extend
  }

  /// Returns the gradient moved by a vector.
  func offsetBy(_ v: Vector) -> LinearGradient {
    var moved = self
    (moved.start, moved.end) = (start + v, end + v)
    return moved
  }

  /// Returns the gradient transformed together with its shape.
  ///
  /// A transform keeps lines of equal colour straight but not always perpendicular to the gradient's line. The new end
  /// is chosen so that they are.
  package func transformed(by map: Affine) -> LinearGradient {
    let way = end - start
    var moved = self
    (moved.start, moved.end) = (map * start, map * start)
    guard let inverse = map.inverse, way.dot(way) > 0 else { return moved }
    // The gradient of the offset along x and y, after the transform.
    let slope = Vector(
      inverse.a * way.x + inverse.b * way.y, inverse.c * way.x + inverse.d * way.y)
    moved.end = moved.start + slope * (way.dot(way) / slope.dot(slope))
    return moved
  }

  /// Returns the gradient with its opacity multiplied.
  public func multiplyingOpacity(by factor: Double) -> LinearGradient {
    var thinned = self
    thinned.stops = stops.multiplyingOpacity(by: factor)
    return thinned
  }
}
