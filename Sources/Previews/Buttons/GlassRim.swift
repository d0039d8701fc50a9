internal import SymtextGraphics
internal import SymtextDrawing

/// The highlights of glass: a rim that is brightest towards the light, and a sheen on the surface.
struct GlassRim {
  /// The steps that draw it.
  let items: [DisplayItem]

  /// The width of the rim, in points; symtext's choice.
  private static let width = 1.0

  init(_ frame: Rect, radius: Double, _ colors: ButtonColors) {
    func light(_ offset: Double, _ opacity: Double) -> LinearGradient.Stop {
      LinearGradient.Stop(offset: offset, color: .white.multiplyingOpacity(by: opacity))
    }
    let strength = colors.isDark ? 0.7 : 1.0
    let sheen = LinearGradient(
      from: Point(frame.midX, frame.minY), to: Point(frame.midX, frame.maxY),
      stops: [light(0, 0.22 * strength), light(0.45, 0), light(0.75, 0), light(1, 0.1 * strength)])
    // Light enters at the upper left and leaves at the lower right.
    let lean = frame.height * 0.3
    let rim = LinearGradient(
      from: Point(frame.midX - lean, frame.minY), to: Point(frame.midX + lean, frame.maxY),
      stops: [
        light(0, 0.95 * strength), light(0.4, 0.3 * strength), light(0.65, 0.2 * strength),
        light(1, 0.7 * strength),
      ])
    items = [
      .fill(.roundedRect(frame, radiusX: radius, radiusY: radius), .gradient(sheen)),
      .outline(of: frame, radius: radius, from: 0, to: -Self.width, .gradient(rim)),
    ]
  }
}
