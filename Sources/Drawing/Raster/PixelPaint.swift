internal import SymtextGraphics

/// A paint, prepared for pixels.
enum PixelPaint {
  /// One colour.
  case color(PremultipliedColor)
  /// A linear gradient.
  case ramp(ColorRamp)
  /// A radial gradient.
  indirect case radial(RadialRamp)
  /// A sweep gradient.
  indirect case sweep(SweepRamp)

  /// - Parameter pixelRatio: pixels per point.
  init(_ paint: Paint, pixelRatio: Double) {
    let nothing = PixelPaint.color(
      PremultipliedColor(Color(red: 0, green: 0, blue: 0, alpha: 0)))
    switch paint {
    case .color(let color): self = .color(PremultipliedColor(color))
    case .gradient(let gradient): self = .ramp(ColorRamp(gradient, pixelRatio: pixelRatio))
    case .radial(let gradient):
      self = RadialRamp(gradient, pixelRatio: pixelRatio).map { .radial($0) } ?? nothing
    case .sweep(let gradient):
      self = SweepRamp(gradient, pixelRatio: pixelRatio).map { .sweep($0) } ?? nothing
    }
  }

  /// Whether it is one opaque colour.
  var isSolid: Bool {
    if case .color(let color) = self { color.solid != nil } else { false }
  }

  /// Returns the colour of a pixel of the picture.
  @inline(__always)
  func color(column: Int, row: Int) -> PremultipliedColor {
    switch self {
    case .color(let color): color
    case .ramp(let ramp): ramp.color(column: column, row: row)
    case .radial(let ramp): ramp.color(column: column, row: row)
    case .sweep(let ramp): ramp.color(column: column, row: row)
    }
  }
}
