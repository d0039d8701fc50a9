internal import SymtextGraphics
internal import SymtextSupport

/// A gradient around a point, ready for pixels.
struct SweepRamp {
  private let colors: GradientColors
  /// From the middle of a pixel to the space of the angles, whose middle is the origin.
  private let back: Affine
  /// How far along an angle lies: `angle · scale + first`, angles in radians from 0 to 2π.
  private let scale: Double
  private let first: Double

  /// - Parameter pixelRatio: pixels per point.
  /// - Returns: `nil` when it paints nothing.
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

  /// The colour of a pixel of the picture.
  @inline(__always)
  func color(column: Int, row: Int) -> PremultipliedColor {
    let point = back * Point(Double(column), Double(row))
    let angle = atan2(point.y, point.x)
    return colors[(angle < 0 ? angle + 2 * .pi : angle) * scale + first]
  }
}
