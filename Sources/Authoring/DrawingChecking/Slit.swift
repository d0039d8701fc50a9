internal import FontGlyphs
internal import Geometry

/// White between two parts of a drawing.
struct Slit: Sendable {
  /// How wide it is at Regular, in units of the grid.
  var width: Double
  /// A point in its middle.
  var place: Point

  /// Lines are looked at so far apart.
  private static let step = 0.25
  /// What is wider is of no interest.
  private static let reach = 3.0

  /// The narrowest white between lines that do not touch each other, and between what clearing leaves;
  /// it may be missed when the budget is spent.
  static func narrowest(
    of symbol: Symbol, _ contours: [DrawnContour], _ grid: InkGrid, budget: WorkBudget
  ) -> Slit? {
    // What lies behind something that clears is not seen as it is drawn.
    let clearing = symbol.layers.lastIndex(where: \.clearsInMonochrome) ?? -1
    let whole = contours.filter { $0.layer > clearing }
    var narrowest: Slit?
    func take(_ slit: Slit?) {
      // Something else may fill what is between two lines.
      guard let slit, slit.width < narrowest?.width ?? reach,
        let cell = InkGrid.index(slit.place), !grid.hasInk[cell]
      else { return }
      narrowest = slit
    }
    for (index, contour) in whole.enumerated() {
      for other in whole[..<index] {
        guard budget.spend(1) else { return narrowest }
        take(between(contour, other, budget: budget))
        take(between(other, contour, budget: budget))
      }
    }
    if clearing >= 0 { take(betweenParts(of: grid)) }
    return narrowest
  }

  /// The narrowest place between two contours; `nil` when they touch.
  private static func between(
    _ a: DrawnContour, _ b: DrawnContour, budget: WorkBudget
  ) -> Slit? {
    let half = WeightLaw.halfStroke(.regular)
    let pens = a.pen.halfWidth(half) + b.pen.halfWidth(half)
    let most = pens + reach
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
    let width = nearest.squared.squareRoot() - pens
    // What overlaps is one part.
    guard width > 0, !(b.isSolid && Polygon.winding(b.points, nearest.from) != 0) else {
      return nil
    }
    return Slit(width: width, place: nearest.from.interpolated(to: nearest.to, 0.5))
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

  /// The narrowest white between parts that hang together, on cells.
  private static func betweenParts(of grid: InkGrid) -> Slit? {
    let side = InkGrid.side
    let numbers = grid.parts.numbers
    let reach = Int(DrawingLimits.slit / InkGrid.cell) + 1
    var narrowest: Slit?
    for index in numbers.indices where numbers[index] > 0 {
      let (column, row) = (index % side, index / side)
      // Only what has white at its right or below begins a slit.
      guard row + reach < side, column + reach < side, column >= reach else { continue }
      guard numbers[index + 1] == 0 || numbers[index + side] == 0 || numbers[index + side - 1] == 0
      else { continue }
      for down in 0...reach {
        for right in (down == 0 ? 1 : -reach)...reach {
          let other = numbers[index + down * side + right]
          guard other > 0, other != numbers[index] else { continue }
          let distance = Vector(Double(right), Double(down)).length
          let width = (distance - 1) * InkGrid.cell + DrawingLimits.slitTolerance
          if width < narrowest?.width ?? .infinity {
            let (a, b) = (InkGrid.point(index), InkGrid.point(index + down * side + right))
            narrowest = Slit(width: width, place: a.interpolated(to: b, 0.5))
          }
        }
      }
    }
    return narrowest
  }
}
