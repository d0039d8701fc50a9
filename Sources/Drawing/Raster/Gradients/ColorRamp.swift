internal import SymtextGraphics

/// A linear gradient, prepared for pixels.
struct ColorRamp {
  private let colors: GradientColors
  /// The coefficients of a pixel's offset, `x · column + y · row + first`; 0 at the start, 1 at the end.
  private let x: Double
  private let y: Double
  private let first: Double

  /// - Parameter pixelRatio: pixels per point.
  init(_ gradient: LinearGradient, pixelRatio: Double) {
    colors = GradientColors(
      gradient.stops, gradient.interpolation, extend: gradient.extend)
    let way = gradient.end - gradient.start
    let length = way.dot(way)
    guard length > 0, length.isFinite, pixelRatio > 0 else {
      // A line of length 0: all points lie after the end.
      (x, y, first) = (0, 0, 1)
      return
    }
    x = way.x / length / pixelRatio
    y = way.y / length / pixelRatio
    // At the centre of a pixel.
    first = (x + y) / 2 - way.dot(gradient.start - .zero) / length
  }

  /// Returns the colour of a pixel of the picture.
  @inline(__always)
  func color(column: Int, row: Int) -> PremultipliedColor {
    colors[x * Double(column) + y * Double(row) + first]
  }
}
