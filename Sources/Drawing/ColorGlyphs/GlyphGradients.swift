internal import SymtextGraphics
internal import SymtextOpenType

/// The gradients of `COLR` as paints.
///
/// <https://learn.microsoft.com/typography/opentype/spec/colr#gradients>
struct GlyphGradients {
  /// A colour of the palette; `nil` when it has none.
  let color: (PaletteColor) -> Color?

  /// The stops of a line of colours, from 0 to 1, and where these lie on it.
  private struct Line {
    var first: Double
    var last: Double
    var stops: [LinearGradient.Stop]
    var extend: GradientExtend

    /// Where a place of its stops lies.
    func point(_ place: Double, from start: Point, to end: Point) -> Point {
      start + (end - start) * place
    }

    func number(_ place: Double, from start: Double, to end: Double) -> Double {
      start + (end - start) * place
    }
  }

  /// - Parameter map: from font units, y up, to points, y down.
  /// - Returns: `nil` when it paints nothing.
  func linear(
    _ line: ColorLine, _ start: Point, _ end: Point, _ rotation: Point, _ map: Affine
  ) -> Paint? {
    let (way, side) = (end - start, rotation - start)
    // Colours stay the same along the side.
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
  /// - Returns: `nil` when it paints nothing.
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
  /// - Returns: `nil` when it paints nothing.
  func sweep(
    _ line: ColorLine, _ center: Point, _ start: Double, _ end: Double, _ map: Affine
  ) -> Paint? {
    var line = line
    var (start, end) = (start, end)
    if start == end {
      // Without a sector there is the colour before it and the one behind.
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

  /// The paint of a line of colours: one colour where it has one stop.
  private func paint(_ line: ColorLine, _ gradient: (Line) -> Paint) -> Paint? {
    let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
    // Stops of one place stay in the font's order.
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
      // What comes again without an end to it is not seen.
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
