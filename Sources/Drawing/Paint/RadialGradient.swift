public import SymtextGraphics

/// Colours that change evenly from one circle to another, by the largest circle between or beyond them on
/// which a place lies; what lies on none is not painted.
///
/// <https://html.spec.whatwg.org/multipage/canvas.html#dom-context-2d-createradialgradient>
public struct RadialGradient: Hashable, Sendable {
  /// The middle of the circle of the first stop, before the map.
  public var start: Point
  /// Its radius; less than 0 where the circles begin only between the two.
  public var startRadius: Double
  /// The middle of the circle of the last stop, before the map.
  public var end: Point
  /// Its radius; less than 0 where the circles end before it.
  public var endRadius: Double
  /// At least one, with offsets from 0 to 1 that do not fall.
  public var stops: [LinearGradient.Stop]
  /// How it goes on.
  public var extend: GradientExtend
  /// How colours change between its stops.
  public var interpolation = GradientInterpolation.premultiplied
  /// What makes ellipses of the circles: from their space to points, y down.
  public var map: Affine

  /// Makes a gradient.
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

  /// The gradient that a shape has when a map moves it.
  package func transformed(by map: Affine) -> RadialGradient {
    var moved = self
    moved.map = map * self.map
    return moved
  }

  /// The gradient with its opacity multiplied.
  public func multiplyingOpacity(by factor: Double) -> RadialGradient {
    var thinned = self
    thinned.stops = stops.multiplyingOpacity(by: factor)
    return thinned
  }

  /// The same with one circle in the other: the first in the second, as SVG has it; `nil` where neither is.
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
