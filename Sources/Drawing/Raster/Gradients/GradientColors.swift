/// A table of a gradient's colours, fine enough that steps are not visible in 8 bits.
struct GradientColors {
  private let colors: [PremultipliedColor]
  private let extend: GradientExtend

  /// The steps from the first stop to the last one.
  private static let steps = 1024

  init(
    _ stops: [LinearGradient.Stop], _ interpolation: GradientInterpolation, extend: GradientExtend
  ) {
    colors = (0...Self.steps).map {
      PremultipliedColor(stops.color(at: Double($0) / Double(Self.steps), interpolation))
    }
    self.extend = extend
  }

  /// The colour at a place: 0 is the first stop, 1 the last one.
  @inline(__always)
  subscript(place: Double) -> PremultipliedColor {
    // NaN becomes the start.
    let part = extend.place(place)
    return colors[part > 0 ? Int(part * Double(Self.steps) + 0.5) : 0]
  }
}
