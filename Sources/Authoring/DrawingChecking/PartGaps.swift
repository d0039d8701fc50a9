internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics

/// The white between separate parts of a drawing.
enum PartGaps {
  /// The distance between samples on a line.
  private static let step = 0.25
  /// The largest white of interest at Regular.
  private static let reach = 3.0

  /// Returns the narrowest white between each two lines, and between parts separated by a clearing layer; some is
  /// missing when the budget is spent.
  static func all(
    of symbol: Symbol, _ contours: [DrawnContour], _ grid: InkGrid, budget: WorkBudget
  ) -> [LineGap] {
    // Layers behind a clearing layer are not visible as drawn.
    let clearing = symbol.layers.lastIndex(where: \.clearsInMonochrome) ?? -1
    let whole = contours.filter { $0.layer > clearing }
    var gaps: [LineGap] = []
    for (index, contour) in whole.enumerated() {
      for other in whole[..<index] {
        guard budget.spend(1) else { return gaps }
        gaps += [
          between(contour, other, budget: budget), between(other, contour, budget: budget),
        ].compactMap { $0 }
      }
    }
    // Another shape may fill the space between two lines.
    gaps.removeAll { gap in
      gap.place.flatMap { InkGrid.index($0) }.map { grid.hasInk[$0] } ?? true
    }
    if clearing >= 0, let gap = betweenParts(of: grid) { gaps.append(gap) }
    return gaps
  }

  /// Returns the narrowest white between two contours; `nil` when they touch or are too far apart.
  private static func between(
    _ a: DrawnContour, _ b: DrawnContour, budget: WorkBudget
  ) -> LineGap? {
    let half = WeightLaw.halfStroke(.regular)
    let most = a.pen.halfWidth(half) + b.pen.halfWidth(half) + reach
    guard a.box.insetBy(dx: -most, dy: -most).intersects(b.box) else { return nil }
    let line = b.line
    var nearest: (squared: Double, from: Point, to: Point)?
    let samples = samples(a.line, budget: budget)
    guard budget.spend(samples.count, times: line.count) else { return nil }
    for point in samples {
      let found = Self.nearest(to: point, on: line)
      let squared = (found - point).dot(found - point)
      if squared < nearest?.squared ?? most * most { nearest = (squared, point, found) }
    }
    guard let nearest else { return nil }
    let gap = LineGap(
      distance: nearest.squared.squareRoot(), between: a.pen, and: b.pen,
      at: nearest.from.interpolated(to: nearest.to, 0.5))
    // Overlapping contours are one part.
    guard gap.white(halfWidth: half) > 0,
      !(b.isSolid && Polygon.winding(b.points, nearest.from) != 0)
    else { return nil }
    return gap
  }

  private static func samples(_ line: [Point], budget: WorkBudget) -> [Point] {
    var samples = Array(line.prefix(1))
    for (a, b) in zip(line, line.dropFirst()) {
      let count = Int(min(max((a.distance(to: b) / step).rounded(.up), 1), 1000))
      guard budget.spend(count) else { break }
      for index in 1...count {
        samples.append(a.interpolated(to: b, Double(index) / Double(count)))
      }
    }
    return samples
  }

  private static func nearest(to point: Point, on line: [Point]) -> Point {
    var nearest = line[0]
    var least = Double.infinity
    for (a, b) in zip(line, line.dropFirst()) {
      let along = b - a
      let squared = along.dot(along)
      let part = squared > 0 ? min(max((point - a).dot(along) / squared, 0), 1) : 0
      let found = a + along * part
      let distance = (found - point).dot(found - point)
      if distance < least { (nearest, least) = (found, distance) }
    }
    if line.count == 1 { return line[0] }
    return nearest
  }

  /// Returns the narrowest white between connected components of cells; its distance is its width.
  private static func betweenParts(of grid: InkGrid) -> LineGap? {
    let side = InkGrid.side
    let numbers = grid.parts.numbers
    let reach = Int(DrawingLimits.slit / InkGrid.cell) + 1
    var narrowest: LineGap?
    for index in numbers.indices where numbers[index] > 0 {
      let (column, row) = (index % side, index / side)
      // A slit starts only at a cell with white at its right or below.
      guard row + reach < side, column + reach < side, column >= reach else { continue }
      guard numbers[index + 1] == 0 || numbers[index + side] == 0 || numbers[index + side - 1] == 0
      else { continue }
      for down in 0...reach {
        for right in (down == 0 ? 1 : -reach)...reach {
          let other = numbers[index + down * side + right]
          guard other > 0, other != numbers[index] else { continue }
          let distance = Vector(Double(right), Double(down)).length
          let width = (distance - 1) * InkGrid.cell + DrawingLimits.slitTolerance
          if width < narrowest?.distance ?? .infinity {
            let (a, b) = (InkGrid.point(index), InkGrid.point(index + down * side + right))
            let none = Pen(base: 0, factor: 0)
            narrowest = LineGap(
              distance: width, between: none, and: none, at: a.interpolated(to: b, 0.5))
          }
        }
      }
    }
    return narrowest
  }
}
