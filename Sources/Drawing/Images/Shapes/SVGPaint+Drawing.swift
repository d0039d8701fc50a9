internal import SymtextGraphics
internal import SymtextSVGReading

extension Color {
  /// Converts a colour of an SVG; the text's colour (`currentColor`) is black.
  init(_ color: SVGColor) {
    switch color {
    case .current: self = .black
    case .rgb(let red, let green, let blue):
      self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
    }
  }
}

extension Paint {
  /// Converts a gradient of an SVG and multiplies its opacities.
  init(_ gradient: SVGGradient, opacity: Double) {
    let stops = gradient.stops.map {
      LinearGradient.Stop(
        offset: $0.offset, color: Color($0.color).multiplyingOpacity(by: $0.opacity * opacity))
    }
    let extend: GradientExtend =
      switch gradient.spread {
      case .pad: .pad
      case .reflect: .reflect
      case .repeat: .repeat
      }
    switch gradient.shape {
    case .linear(let from, let to):
      var line = LinearGradient(from: from, to: to, stops: stops, extend: extend)
      line.interpolation = .separate
      self = Paint.gradient(line).transformed(by: gradient.map)
    case .radial(let from, let startRadius, let to, let endRadius):
      var circles = RadialGradient(
        from: from, radius: startRadius, to: to, radius: endRadius, stops: stops, extend: extend,
        map: gradient.map)
      circles.interpolation = .separate
      self = .radial(circles)
    }
  }
}

extension StrokeStyle {
  init(_ stroke: SVGStroke) {
    let cap: Cap =
      switch stroke.cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: Join =
      switch stroke.join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    self.init(
      cap: cap, join: join, miterLimit: stroke.miterLimit, dots: .asLines, stretch: stroke.stretch)
  }
}
