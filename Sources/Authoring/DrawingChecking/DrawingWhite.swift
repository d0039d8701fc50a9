internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics

/// The narrowest white between the lines of a drawing, at medium scale.
struct DrawingWhite: Sendable {
  /// The stroke width of Black, relative to the weight law, at the scale where it is least.
  let hold: Double
  /// Half the stroke width of Black at medium scale, in units of the grid.
  let black: Double
  /// The lines side by side that limit Black most.
  let spacing: LineGap?
  /// The enclosed shape that limits Black most, with its inscribed circle.
  let counter: LineGap?
  /// The narrowest white between separate parts at Regular.
  let slit: LineGap?
  /// The narrowest white between separate parts in Black.
  let blackSlit: LineGap?

  /// The largest measured distance between lines, in units of the grid.
  private static let reach = 7.0

  /// Measures a drawing; values are missing when the budget is spent.
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
    // White measured on cells is known at Regular only.
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

  /// Returns the pen of the line nearest to a point.
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
