public import SymtextGraphics

/// Colours that change from one circle to another.
///
/// A point gets the colour of the largest circle through it, between the two or beyond them; a point on no circle is
/// not painted.
///
/// <https://html.spec.whatwg.org/multipage/canvas.html#dom-context-2d-createradialgradient>
public struct RadialGradient: Hashable, Sendable {
  /// The centre of the circle at offset 0, before the map.
  public var start: Point
  /// The radius of that circle; negative when the circles start later, between the two.
  public var startRadius: Double
  /// The centre of the circle at offset 1, before the map.
  public var end: Point
  /// The radius of that circle; negative when the circles end before it.
  public var endRadius: Double
  /// The stops: at least one, with ascending offsets from 0 to 1.
  public var stops: [LinearGradient.Stop]
  /// The colours beyond the stops.
  public var extend: GradientExtend
  /// The interpolation of colours between the stops.
  public var interpolation = GradientInterpolation.premultiplied
  /// Maps the space of the circles to points, y down; may turn circles into ellipses.
  public var map: Affine

  /// Creates a gradient.
  public init(
    from start: Point, radius startRadius: Double, to end: Point, radius endRadius: Double,
    stops: [LinearGradient.Stop], extend: GradientExtend = .pad, map: Affine = .identity
  ) {
    self.start = start
    self.startRadius = startRadius
    self.end = end
    self.endRadius = endRadius
    self.stops = stops
    self.extend = extend
    self.map = map
  }

  /// Returns the gradient transformed together with its shape.
  package func transformed(by map: Affine) -> RadialGradient {
    var moved = self
    moved.map = map * self.map
    return moved
  }

  /// Returns the gradient with its opacity multiplied.
  public func multiplyingOpacity(by factor: Double) -> RadialGradient {
    var thinned = self
    thinned.stops = stops.multiplyingOpacity(by: factor)
    return thinned
  }

  /// An equivalent gradient with the first circle inside the second, as in SVG; `nil` when neither contains the other.
  package var nested: RadialGradient? {
    let distance = (end - start).length
    guard startRadius >= 0, endRadius >= 0, startRadius != endRadius else { return nil }
    if distance + startRadius <= endRadius { return self }
    guard distance + endRadius <= startRadius else { return nil }
    var turned = self
    (turned.start, turned.startRadius) = (end, endRadius)
    (turned.end, turned.endRadius) = (start, startRadius)
    turned.stops = stops.turned
    return turned
  }
}
