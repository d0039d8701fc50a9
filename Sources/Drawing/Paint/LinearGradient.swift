public import SymtextGraphics

/// Colours that change evenly along a line, and go on before its start and behind its end.
///
/// Between two stops the parts of their sRGB colours change in proportion; a way through another colour space
/// needs stops on the way.
public struct LinearGradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// 0 at the start of the line, 1 at its end.
    public var offset: Double
    /// The colour there.
    public var color: Color

    /// Makes a stop.
    public init(offset: Double, color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// Where the first colour lies, in points, y down.
  public var start: Point
  /// Where the last colour lies, in points, y down.
  public var end: Point
  /// At least one, with offsets that do not fall.
  public var stops: [Stop]

  /// How it goes on.
  public var extend: GradientExtend
  /// How colours change between its stops.
  public var interpolation = GradientInterpolation.premultiplied

  /// Makes a gradient.
  public init(
    from start: Point, to end: Point, stops: [Stop], extend: GradientExtend = .pad
  ) {
    self.start = start
    self.end = end
    self.stops = stops
    self.extend = extend
  }

  /// The same gradient elsewhere.
  func offsetBy(_ v: Vector) -> LinearGradient {
    var moved = self
    (moved.start, moved.end) = (start + v, end + v)
    return moved
  }

  /// The gradient that a shape has when a map moves it.
  ///
  /// What a map makes of lines of one colour are lines of one colour again, but not always across the way
  /// from the start to the end: so the end is put where the way is across them.
  package func transformed(by map: Affine) -> LinearGradient {
    let way = end - start
    var moved = self
    (moved.start, moved.end) = (map * start, map * start)
    guard let inverse = map.inverse, way.dot(way) > 0 else { return moved }
    // How fast the place on the way grows along x and y, once mapped.
    let slope = Vector(
      inverse.a * way.x + inverse.b * way.y, inverse.c * way.x + inverse.d * way.y)
    moved.end = moved.start + slope * (way.dot(way) / slope.dot(slope))
    return moved
  }

  /// The gradient with its opacity multiplied.
  public func multiplyingOpacity(by factor: Double) -> LinearGradient {
    var thinned = self
    thinned.stops = stops.multiplyingOpacity(by: factor)
    return thinned
  }
}
