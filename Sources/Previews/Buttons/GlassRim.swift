internal import SymtextGraphics
internal import SymtextDrawing

/// The light on a pane of glass: a bright rim, brightest where light comes from, and a sheen below it.
struct GlassRim {
  /// The steps that draw it.
  let items: [DisplayItem]

  /// How thick the rim is, in points: ours.
  private static let width = 1.0

  init(_ frame: Rect, radius: Double, _ colors: ButtonColors) {
    func light(_ offset: Double, _ opacity: Double) -> LinearGradient.Stop {
      LinearGradient.Stop(offset: offset, color: .white.multiplyingOpacity(by: opacity))
    }
    let strength = colors.isDark ? 0.7 : 1.0
    let sheen = LinearGradient(
      from: Point(frame.midX, frame.minY), to: Point(frame.midX, frame.maxY),
      stops: [light(0, 0.22 * strength), light(0.45, 0), light(0.75, 0), light(1, 0.1 * strength)])
    // Light from the upper left comes out again at the lower right.
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
