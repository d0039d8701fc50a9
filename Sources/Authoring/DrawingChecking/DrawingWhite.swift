internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics

/// The white between the lines of a drawing where it is narrowest, at medium scale.
struct DrawingWhite: Sendable {
  /// How thick Black is drawn, as a part of the law: at the scale at which that is least.
  let hold: Double
  /// Half the weight's stroke in Black at medium scale, in units of the grid.
  let black: Double
  /// Where lines run side by side and hold Black back the most.
  let spacing: LineGap?
  /// The shape that lines enclose which does: the circle that fills it.
  let counter: LineGap?
  /// Where parts are nearest at Regular that do not touch.
  let slit: LineGap?
  /// The same in Black.
  let blackSlit: LineGap?

  /// How far apart lines are that are measured, in units of the grid.
  private static let reach = 7.0

  /// Measures a drawing; something is missing when the budget is spent.
  init(_ symbol: Symbol, _ contours: [DrawnContour], _ grid: InkGrid, budget: WorkBudget) {
    func part(_ scale: SymbolScale) -> Double { StrokeWidthLimit.part(ofLaw: scale, for: symbol) }
    hold = SymbolScale.allCases.map(part).min() ?? 1
    let black = part(.medium) * WeightLaw.halfStroke(.black)
    self.black = black
    let strokes = symbol.layers.filter { !$0.clearsInMonochrome }.flatMap(\.strokes)
    spacing = Self.tightest(LineSpacing(strokes, reach: Self.reach, budget: budget).gaps)
    let counters = StrokeWidthLimit.holes(strokes, limit: Self.reach, budget: budget)
    counter = Self.tightest(
      counters.map { counter in
        let pen = Self.pen(nearest: counter.place, contours, budget: budget)
        return LineGap(distance: counter.width, between: pen, and: pen, at: counter.place)
      })
    let gaps = PartGaps.all(of: symbol, contours, grid, budget: budget)
    slit = Self.narrowest(gaps, WeightLaw.halfStroke(.regular))
    // What was measured on cells is known at Regular only.
    blackSlit = Self.narrowest(gaps.filter { $0.pen.factor > 0 }, black)
  }

  private static func tightest(_ gaps: [LineGap]) -> LineGap? {
    let opening = StrokeWidthLimit.opening
    return gaps.min {
      $0.widestHalfWidth(opening: opening) < $1.widestHalfWidth(opening: opening)
    }
  }

  private static func narrowest(_ gaps: [LineGap], _ halfWidth: Double) -> LineGap? {
    gaps.min { $0.white(halfWidth: halfWidth) < $1.white(halfWidth: halfWidth) }
  }

  /// What strokes the line that is nearest to a point.
  private static func pen(
    nearest point: Point, _ contours: [DrawnContour], budget: WorkBudget
  ) -> Pen {
    var (nearest, pen) = (Double.infinity, Pen.ofWeight)
    for contour in contours {
      guard budget.spend(contour.points.count) else { break }
      let squared = Polygon.squaredDistance(contour.points, point)
      if squared < nearest { (nearest, pen) = (squared, contour.pen) }
    }
    return pen
  }
}
