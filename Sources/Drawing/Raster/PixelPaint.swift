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

  /// Whether it is one colour that nothing shows through.
  var isSolid: Bool {
    if case .color(let color) = self { color.solid != nil } else { false }
  }

  /// The colour of a pixel of the picture.
  @inline(__always)
  func color(column: Int, row: Int) -> PremultipliedColor {
    switch self {
    case .color(let color): color
    case .ramp(let ramp): ramp.color(column: column, row: row)
    }
  }
}
