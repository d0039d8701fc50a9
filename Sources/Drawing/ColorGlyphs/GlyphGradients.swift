internal import SymtextGraphics
internal import SymtextOpenType

/// The gradients of the `COLR` table as paints.
///
/// <https://learn.microsoft.com/typography/opentype/spec/colr#gradients>
struct GlyphGradients {
  /// Returns a palette colour; `nil` when the palette does not have it.
  let color: (PaletteColor) -> Color?

  /// The stops of a colour line, scaled to 0 to 1, and the offsets of 0 and 1 on that line.
  private struct Line {
    var first: Double
    var last: Double
    var stops: [LinearGradient.Stop]
    var extend: GradientExtend

    /// Returns the point at an offset of the colour line.
    func point(_ place: Double, from start: Point, to end: Point) -> Point {
      start + (end - start) * place
    }

    func number(_ place: Double, from start: Double, to end: Double) -> Double {
      start + (end - start) * place
    }
  }

  /// - Parameter map: from font units, y up, to points, y down.
  /// - Returns: `nil` when the gradient paints nothing.
  func linear(
    _ line: ColorLine, _ start: Point, _ end: Point, _ rotation: Point, _ map: Affine
  ) -> Paint? {
    let (way, side) = (end - start, rotation - start)
    // Colours are constant along the direction from `start` to `rotation`.
    let across = Vector(side.y, -side.x)
    let length = across.dot(across)
    guard length > 0, way.dot(across) != 0 else { return nil }
    let end = start + across * (way.dot(across) / length)
    return paint(line) { line in
      var gradient = LinearGradient(
        from: line.point(line.first, from: start, to: end),
        to: line.point(line.last, from: start, to: end), stops: line.stops, extend: line.extend)
      gradient.interpolation = .separate
      return .gradient(gradient.transformed(by: map))
    }
  }

  /// - Parameter map: from font units, y up, to points, y down.
  /// - Returns: `nil` when the gradient paints nothing.
  func radial(
    _ line: ColorLine, _ start: Point, _ startRadius: Double, _ end: Point, _ endRadius: Double,
    _ map: Affine
  ) -> Paint? {
    guard start != end || startRadius != endRadius else { return nil }
    return paint(line) { line in
      var gradient = RadialGradient(
        from: line.point(line.first, from: start, to: end),
        radius: line.number(line.first, from: startRadius, to: endRadius),
        to: line.point(line.last, from: start, to: end),
        radius: line.number(line.last, from: startRadius, to: endRadius), stops: line.stops,
        extend: line.extend, map: map)
      gradient.interpolation = .separate
      return .radial(gradient)
    }
  }

  /// - Parameters:
  ///   - start: in degrees.
  ///   - end: in degrees.
  ///   - map: from font units, y up, to points, y down.
  /// - Returns: `nil` when the gradient paints nothing.
  func sweep(
    _ line: ColorLine, _ center: Point, _ start: Double, _ end: Double, _ map: Affine
  ) -> Paint? {
    var line = line
    var (start, end) = (start, end)
    if start == end {
      // A sector of zero width leaves the first colour before it and the last one after it.
      guard line.extend == .pad else { return nil }
      let stops = line.stops.sorted { $0.offset < $1.offset }
      guard let first = stops.first, let last = stops.last else { return nil }
      line.stops = [.init(offset: 0.5, color: first.color), .init(offset: 0.5, color: last.color)]
      (start, end) = (start - 1, start + 1)
    }
    return paint(line) { line in
      var gradient = SweepGradient(
        around: center, from: line.number(line.first, from: start, to: end),
        to: line.number(line.last, from: start, to: end), stops: line.stops, extend: line.extend,
        map: map)
      gradient.interpolation = .separate
      return .sweep(gradient)
    }
  }

  /// Returns the paint of a colour line: a single colour when the line has one stop.
  private func paint(_ line: ColorLine, _ gradient: (Line) -> Paint) -> Paint? {
    let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
    // Stops with equal offsets keep the font's order.
    let stops = line.stops.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map {
        LinearGradient.Stop(offset: $0.element.offset, color: color($0.element.color) ?? clear)
      }
    guard let first = stops.first, let last = stops.last else { return nil }
    guard stops.count > 1 else { return .color(first.color) }
    let extend: GradientExtend =
      switch line.extend {
      case .pad: .pad
      case .repeat: .repeat
      case .reflect: .reflect
      }
    let span = last.offset - first.offset
    guard span > 0 else {
      // A repeat of zero length has no visible colours.
      guard extend == .pad else { return nil }
      let step = [first, last].map { LinearGradient.Stop(offset: 0.5, color: $0.color) }
      return gradient(
        Line(first: first.offset - 1, last: first.offset + 1, stops: step, extend: .pad))
    }
    return gradient(
      Line(
        first: first.offset, last: last.offset,
        stops: stops.map { .init(offset: ($0.offset - first.offset) / span, color: $0.color) },
        extend: extend))
  }
}
