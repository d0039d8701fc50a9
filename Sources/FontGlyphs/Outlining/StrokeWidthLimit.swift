package import SymtextSymbols
package import SymtextGraphics

/// Holds heavy strokes back where the white between them would close, evenly over the symbol; strokes up to Regular
/// are as they were drawn, however close, so that no symbol is lighter than its neighbours there.
package struct StrokeWidthLimit: Sendable {
  /// The white between strokes that run side by side is at least this part of the strokes' width.
  ///
  /// Our own drawings keep a quarter at the thickest pen: lines five units apart beside 3.96.
  package static let opening = 0.25
  /// Half the strokes of the masters by the law, in units of the drawing.
  static func law(_ scale: SymbolScale) -> WeightGrid {
    WeightGrid(halfWidths: WeightLaw.halfWidths(scale))
  }

  /// However close its lines, a symbol's strokes are at least this part of the law's.
  private static let least = 0.55
  /// A drawing whose strokes are held back to less than nine tenths of the law's looks lighter than others:
  /// its maker is told.
  package static let seen = 0.895

  /// The widest pen, half its width, that the symbol bears.
  private let widest: Double
  /// What holds an icon's strokes back; `nil` for drawings of our own.
  private let icon: IconCrowding?

  /// Measures a symbol's drawing.
  /// - Parameter budget: how much work measuring may be; when it is spent the symbol is held back as if
  ///   its lines were closest.
  init(_ symbol: Symbol, budget: WorkBudget = WorkBudget(steps: OutliningBudget.measuringSteps)) {
    // What stands inside an enclosure has pens of its own.
    guard !symbol.layers.contains(where: { $0.tag == .enclosure }) else {
      widest = .infinity
      icon = nil
      return
    }
    guard !symbol.keepsRegular else {
      let hold = IconCrowding(symbol, budget: budget)
      icon = budget.isSpent ? IconCrowding.unknown : hold
      widest = 0
      return
    }
    icon = nil
    // What stands in a gap of its own closes nothing, and does not make a symbol lighter.
    let gaps = Set(
      symbol.layers.filter { $0.clearsInMonochrome }.flatMap(\.shapes).filter(\.isSolid).map(\.path)
    )
    let strokes = symbol.layers
      .filter { !$0.clearsInMonochrome && $0.tag != .badge && $0.tag != .slash }
      .flatMap(\.strokes).filter { !$0.isSolid || !gaps.contains($0.path) }
    let measured = Self.widestHalfWidth(strokes, opening: Self.opening, budget: budget)
    widest = budget.isSpent ? 0 : measured
  }

  /// A symbol whose lines give way to each other, if it is an icon.
  func yielding(_ symbol: Symbol, at scale: SymbolScale) -> Symbol {
    icon?.yielding(symbol, law: Self.law(scale).halfWidths) ?? symbol
  }

  /// Half the strokes of the masters, in units of the drawing: by the law, or less.
  func grid(_ scale: SymbolScale) -> WeightGrid {
    let law = Self.law(scale).halfWidths
    if let icon { return WeightGrid(halfWidths: icon.halfWidths(law: law, least: Self.least)) }
    let drawn = WeightLaw.halfStroke(.regular)
    return WeightGrid(halfWidths: law.map { min($0, max(widest, Self.least * $0, drawn)) })
  }

  /// How thick a symbol's heaviest strokes are at a scale, as a part of the law's.
  package static func part(ofLaw scale: SymbolScale, for symbol: Symbol) -> Double {
    (Self(symbol).grid(scale).halfWidths.last ?? 0) / (law(scale).halfWidths.last ?? 1)
  }

  /// The widest pen, half its width, that keeps the white between lines and inside them so many times as
  /// wide as the strokes.
  package static func widestHalfWidth(
    _ strokes: [Stroker.Stroke], opening: Double, budget: WorkBudget = WorkBudget()
  ) -> Double {
    let reach = thickest * 2 * (1 + opening)
    return min(
      LineSpacing(strokes, reach: reach, budget: budget).widestHalfWidth(opening: opening),
      (holes(strokes, limit: reach, budget: budget).map(\.width).min() ?? .infinity) / 2
        / (1 + opening))
  }

  /// Half the thinnest and the thickest stroke that any symbol has.
  private static let thinnest = 0.25
  static let thickest = 2.0

  /// The circles that fill the shapes which lines enclose, to the middle of the lines.
  /// - Parameters:
  ///   - limit: wider shapes do not matter.
  ///   - budget: how much work it may be; some are missing when it is spent.
  package static func holes(
    _ strokes: [Stroker.Stroke], limit: Double, budget: WorkBudget
  ) -> [CounterMeasurement] {
    let stroker = Stroker(
      maximumHalfWidth: thinnest, tolerance: 0.02, dotRadius: DrawingGrid.dotRadius)
    let outline = stroker.outline(of: strokes, budget: budget).path(halfWidth: thinnest)
    return CounterMeasurement.holes(of: outline, narrowerThan: limit, budget: budget)
      .map { $0.widened(by: 2 * thinnest) }
  }
}
