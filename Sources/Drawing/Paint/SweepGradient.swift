public import SymtextGraphics

/// Colours that change around a point.
///
/// <https://learn.microsoft.com/typography/opentype/spec/colr#sweep-gradients>
public struct SweepGradient: Hashable, Sendable {
  /// The centre, before the map.
  public var center: Point
  /// The angle of offset 0, in degrees from the x axis towards the y axis.
  ///
  /// Colours are shown for the turn from 0 to 360.
  public var startAngle: Double
  /// The angle of offset 1, in degrees.
  public var endAngle: Double
  /// The stops: at least one, with ascending offsets from 0 to 1.
  public var stops: [LinearGradient.Stop]
  /// The colours beyond the stops.
  public var extend: GradientExtend
  /// The interpolation of colours between the stops.
  public var interpolation = GradientInterpolation.premultiplied
  /// Maps the space of the angles to points, y down.
  public var map: Affine

  /// Creates a gradient.
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

  /// Returns the gradient transformed together with its shape.
  package func transformed(by map: Affine) -> SweepGradient {
    var moved = self
    moved.map = map * self.map
    return moved
  }

  /// Returns the gradient with its opacity multiplied.
  public func multiplyingOpacity(by factor: Double) -> SweepGradient {
    var thinned = self
    thinned.stops = stops.multiplyingOpacity(by: factor)
    return thinned
  }
}
