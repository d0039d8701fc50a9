internal import SymtextGraphics

/// A radial gradient, prepared for pixels.
struct RadialRamp {
  private let colors: GradientColors
  /// Maps a pixel's index to the space of the circles, in which the first centre is the origin.
  private let back: Affine
  private let way: Vector
  private let radius: Double
  private let growth: Double
  /// `way² − growth²`.
  private let spread: Double

  private static let clear = PremultipliedColor(Color(red: 0, green: 0, blue: 0, alpha: 0))

  /// - Parameter pixelRatio: pixels per point.
  /// - Returns: `nil` when the gradient paints nothing.
  init?(_ gradient: RadialGradient, pixelRatio: Double) {
    let place =
      Affine.scale(pixelRatio, pixelRatio) * gradient.map
      * .translation(gradient.start.x, gradient.start.y)
    guard let back = place.inverse, back.isFinite else { return nil }
    self.back = back * .translation(0.5, 0.5)
    way = gradient.end - gradient.start
    radius = gradient.startRadius
    growth = gradient.endRadius - gradient.startRadius
    spread = way.dot(way) - growth * growth
    guard way != .zero || growth != 0, spread.isFinite else { return nil }
    colors = GradientColors(
      gradient.stops, gradient.interpolation, extend: gradient.extend)
  }

  /// Returns the colour of a pixel of the picture.
  @inline(__always)
  func color(column: Int, row: Int) -> PremultipliedColor {
    let point = back * Point(Double(column), Double(row))
    let ahead = point.x * way.x + point.y * way.y + radius * growth
    let rest = point.x * point.x + point.y * point.y - radius * radius
    // Solve |point − t · way| = radius + t · growth: spread · t² − 2 · ahead · t + rest = 0.
    if abs(spread) < 1e-9 * (growth * growth) {
      let place = rest / (2 * ahead)
      return isCircle(place) ? colors[place] : Self.clear
    }
    let square = ahead * ahead - spread * rest
    guard square >= 0 else { return Self.clear }
    let root = square.squareRoot()
    let (one, other) = ((ahead + root) / spread, (ahead - root) / spread)
    let most = max(one, other)
    if isCircle(most) { return colors[most] }
    let least = min(one, other)
    return isCircle(least) ? colors[least] : Self.clear
  }

  @inline(__always)
  private func isCircle(_ place: Double) -> Bool { radius + place * growth >= 0 }
}
