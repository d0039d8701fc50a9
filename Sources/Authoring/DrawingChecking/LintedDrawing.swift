internal import SymtextGraphics
internal import SymtextFontGlyphs
internal import SymtextSymbols

/// A drawing and its measurements.
struct LintedDrawing: Sendable {
  let symbol: Symbol
  /// The painted contours, back to front.
  let contours: [DrawnContour]
  let mask: InkMask
  /// The measurements for most rules.
  let numbers: DrawingNumbers
  /// The round corners.
  let corners: [DrawnContour.Corner]
  /// Rows of parallel bars.
  let rows: [ParallelBars.Row]
  /// The narrowest white.
  let white: DrawingWhite

  /// - Returns: `nil` without ink, or when the drawing is too complex to measure.
  init?(_ symbol: Symbol) {
    let budget = WorkBudget()
    guard symbol.segmentCount <= DrawingLimits.mostSegments else { return nil }
    let contours = DrawnContour.all(of: symbol, budget: budget)
    let grid = InkGrid(symbol.layers, at: .regular)
    let half = WeightLaw.halfStroke(.regular)
    guard let mask = InkMask(grid), let center = grid.center,
      let ink = contours.map(\.inkBox).union
    else { return nil }
    self.symbol = symbol
    self.contours = contours
    self.mask = mask
    corners = contours.flatMap(\.corners)
    rows = ParallelBars.rows(contours, budget: budget)
    let white = DrawingWhite(symbol, contours, grid, budget: budget)
    self.white = white
    guard !budget.isSpent else { return nil }
    let side = max(ink.width, ink.height)
    var radii: [Double] = []
    for radius in corners.map(\.radius).sorted(by: >)
    where radii.last.map({ $0 - radius > DrawingLimits.radiusTolerance / 2 }) ?? true {
      radii.append(radius)
    }
    numbers = DrawingNumbers(
      symbol: symbol.name,
      kind: DrawingKind(symbol, contours, grid, ink: ink, hasRows: !rows.isEmpty),
      ink: ink,
      area: grid.area, lean: Vector((center.x - ink.midX) / side, (center.y - ink.midY) / side),
      radii: radii, hold: white.hold, spacing: white.spacing?.distance,
      counter: white.counter?.distance, slit: white.slit?.white(halfWidth: half),
      blackSlit: white.blackSlit?.white(halfWidth: white.black),
      pitches: rows.flatMap(\.pitches))
  }

  /// Returns a problem.
  /// - Parameter spot: Its place; the whole ink by default. The shape nearest to a point is its shape.
  func problem(
    _ rule: DrawingRule, at spot: FindingPlace.Spot? = nil, value: Double? = nil,
    limit: Double? = nil, _ message: String
  ) -> DrawingProblem {
    var place = FindingPlace(symbol: symbol.name, spot: spot ?? .box(numbers.ink))
    if case .point(let point)? = spot, let contour = contour(nearest: point) {
      (place.layer, place.shape) = (contour.layer, contour.shape)
    }
    return DrawingProblem(
      rule: rule, symbol: symbol.name, value: value, limit: limit, message: message, place: place)
  }

  private func contour(nearest point: Point) -> DrawnContour? {
    contours.min {
      Polygon.squaredDistance($0.points, point) < Polygon.squaredDistance($1.points, point)
    }
  }

  /// All problems of the drawing alone.
  var problems: [DrawingProblem] {
    radiusProblems + extentProblems + centerProblems + spacingProblems + pitchProblems
      + faceProblems + levelProblems
  }

  /// Formats a position for messages.
  static func text(_ place: Point) -> String { "x \(units(place.x)), y \(units(place.y))" }
}
