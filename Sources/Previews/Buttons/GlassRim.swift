internal import SymtextGraphics
internal import SymtextDrawing

/// The highlights of glass: a rim that is brightest towards the light, and a sheen on the surface.
struct GlassRim {
  /// The steps that draw it.
  let items: [DisplayItem]

  init(_ frame: Rect, radius: Double, _ glass: ThemeGlass, _ palette: ThemePalette) {
    func stops(_ stops: [ThemeStop]) -> [LinearGradient.Stop] {
      stops.map { LinearGradient.Stop(offset: $0.position, color: palette.resolved($0.color)) }
    }
    var items: [DisplayItem] = []
    if let sheen = glass.sheen, !sheen.isEmpty {
      let light = LinearGradient(
        from: Point(frame.midX, frame.minY), to: Point(frame.midX, frame.maxY),
        stops: stops(sheen))
      items.append(
        .fill(.roundedRect(frame, radiusX: radius, radiusY: radius), .gradient(light)))
    }
    if let rim = glass.rimLight, !rim.isEmpty, let width = glass.rim, width > 0 {
      let lean = frame.height * (glass.lean ?? 0)
      let light = LinearGradient(
        from: Point(frame.midX - lean, frame.minY), to: Point(frame.midX + lean, frame.maxY),
        stops: stops(rim))
      items.append(.outline(of: frame, radius: radius, from: 0, to: -width, .gradient(light)))
    }
    self.items = items
  }
}
