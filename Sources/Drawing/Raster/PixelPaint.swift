/// What pixels are painted with.
enum PixelPaint {
  /// One colour.
  case color(PremultipliedColor)
  /// Colours by place.
  case ramp(ColorRamp)

  /// - Parameter pixelRatio: pixels per point.
  init(_ paint: Paint, pixelRatio: Double) {
    switch paint {
    case .color(let color): self = .color(PremultipliedColor(color))
    case .gradient(let gradient): self = .ramp(ColorRamp(gradient, pixelRatio: pixelRatio))
    }
  }
}
