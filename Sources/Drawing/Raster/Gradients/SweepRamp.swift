internal import SymtextGraphics
internal import SymtextSupport

/// A sweep gradient, prepared for pixels.
struct SweepRamp {
  private let colors: GradientColors
  /// Maps a pixel's index to the space of the angles, in which the centre is the origin.
  private let back: Affine
  /// The coefficients of an angle's offset, `angle · scale + first`; angles in radians from 0 to 2π.
  private let scale: Double
  private let first: Double

  /// - Parameter pixelRatio: pixels per point.
  /// - Returns: `nil` when the gradient paints nothing.
  init?(_ gradient: SweepGradient, pixelRatio: Double) {
    let place =
      Affine.scale(pixelRatio, pixelRatio) * gradient.map
      * .translation(gradient.center.x, gradient.center.y)
    let turn = gradient.endAngle - gradient.startAngle
    guard let back = place.inverse, back.isFinite, turn != 0, turn.isFinite else { return nil }
    self.back = back * .translation(0.5, 0.5)
    scale = 180 / .pi / turn
    first = -gradient.startAngle / turn
    colors = GradientColors(
      gradient.stops, gradient.interpolation, extend: gradient.extend)
  }

  /// Returns the colour of a pixel of the picture.
  @inline(__always)
  func color(column: Int, row: Int) -> PremultipliedColor {
    let point = back * Point(Double(column), Double(row))
    let angle = atan2(point.y, point.x)
    return colors[(angle < 0 ? angle + 2 * .pi : angle) * scale + first]
  }
}
