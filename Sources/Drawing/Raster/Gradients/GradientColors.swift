/// The colours of a gradient's stops, finely enough that a byte shows no steps.
struct GradientColors {
  private let colors: [PremultipliedColor]
  private let extend: GradientExtend

  /// How many steps the way has.
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
    // What is no number is at the start.
    let part = extend.place(place)
    return colors[part > 0 ? Int(part * Double(Self.steps) + 0.5) : 0]
  }
}
