public import SymtextGraphics

/// Colours that change evenly around a point.
///
/// <https://learn.microsoft.com/typography/opentype/spec/colr#sweep-gradients>
public struct SweepGradient: Hashable, Sendable {
  /// What it turns about, before the map.
  public var center: Point
  /// Where the first stop lies, in degrees from the x axis towards the y axis.
  ///
  /// The turn on which colours are shown goes from 0 to 360.
  public var startAngle: Double
  /// Where the last stop lies, in degrees.
  public var endAngle: Double
  /// At least one, with offsets from 0 to 1 that do not fall.
  public var stops: [LinearGradient.Stop]
  /// How it goes on.
  public var extend: GradientExtend
  /// How colours change between its stops.
  public var interpolation = GradientInterpolation.premultiplied
  /// From the space of its angles to points, y down.
  public var map: Affine

  /// Makes a gradient.
  public init(
    around center: Point, from startAngle: Double, to endAngle: Double,
    stops: [LinearGradient.Stop], extend: GradientExtend = .pad, map: Affine = .identity
  ) {
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
    self.stops = stops
    self.extend = extend
    self.map = map
  }

  /// The gradient that a shape has when a map moves it.
  package func transformed(by map: Affine) -> SweepGradient {
    var moved = self
    moved.map = map * self.map
    return moved
  }

  /// The gradient with its opacity multiplied.
  public func multiplyingOpacity(by factor: Double) -> SweepGradient {
    var thinned = self
    thinned.stops = stops.multiplyingOpacity(by: factor)
    return thinned
  }
}
