package import SymtextSymbols
package import SymtextGraphics

/// Limits heavy strokes where the white between them would close, evenly over the symbol.
///
/// Strokes up to Regular are unchanged, however close, so that no symbol is lighter than its neighbours there.
package struct StrokeWidthLimit: Sendable {
  /// The smallest white between parallel strokes, as a fraction of the strokes' width.
  ///
  /// The bundled drawings keep a quarter at the thickest pen: lines five units apart with 3.96-unit strokes.
  package static let opening = 0.25
  /// Returns half the strokes of the masters by ``WeightLaw``, in units of the drawing.
  static func law(_ scale: SymbolScale) -> WeightGrid {
    WeightGrid(halfWidths: WeightLaw.halfWidths(scale))
  }

  /// The lower limit of a symbol's strokes, however close its lines, as a fraction of the law's.
  private static let least = 0.55
  /// Below nine tenths of the law's width, a drawing looks lighter than others: its author gets a warning.
  package static let seen = 0.895

  /// Half the width of the widest pen for the symbol.
  private let widest: Double
  /// The adjustment of an icon's strokes; `nil` for other drawings.
  private let icon: IconCrowding?

  /// Measures a symbol's drawing.
  /// - Parameter budget: The limit of the measurement; when it is spent, the symbol is limited as if its lines were
  ///   closest.
  init(_ symbol: Symbol, budget: WorkBudget = WorkBudget(steps: OutliningBudget.measuringSteps)) {
    // Drawings inside an enclosure have pens of their own.
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
    // Drawings in a gap of their own close no white, and do not make a symbol lighter.
    let gaps = Set(
      symbol.layers.filter { $0.clearsInMonochrome }.flatMap(\.shapes).filter(\.isSolid).map(\.path)
    )
    let strokes = symbol.layers
      .filter { !$0.clearsInMonochrome && $0.tag != .badge && $0.tag != .slash }
      .flatMap(\.strokes).filter { !$0.isSolid || !gaps.contains($0.path) }
    let measured = Self.widestHalfWidth(strokes, opening: Self.opening, budget: budget)
    widest = budget.isSpent ? 0 : measured
  }

  /// Returns the symbol with adjusted lines, if it is an icon.
  func yielding(_ symbol: Symbol, at scale: SymbolScale) -> Symbol {
    icon?.yielding(symbol, law: Self.law(scale).halfWidths) ?? symbol
  }

  /// Returns half the strokes of the masters, in units of the drawing: those of the law, or less.
  func grid(_ scale: SymbolScale) -> WeightGrid {
    let law = Self.law(scale).halfWidths
    if let icon { return WeightGrid(halfWidths: icon.halfWidths(law: law, least: Self.least)) }
    let drawn = WeightLaw.halfStroke(.regular)
    return WeightGrid(halfWidths: law.map { min($0, max(widest, Self.least * $0, drawn)) })
  }

  /// Returns half the width of the widest pen that keeps white at a multiple of the strokes' width; infinite for icons and
  /// in enclosures, which have widths of their own.
  func widestHalfWidth(opening: Double) -> Double {
    icon == nil ? widest * (1 + Self.opening) / (1 + opening) : .infinity
  }

  /// Returns a symbol's heaviest stroke at a scale, as a fraction of the law's.
  package static func part(ofLaw scale: SymbolScale, for symbol: Symbol) -> Double {
    (Self(symbol).grid(scale).halfWidths.last ?? 0) / (law(scale).halfWidths.last ?? 1)
  }

  /// Returns half the width of the widest pen that keeps white between and inside lines at a multiple of the strokes'
  /// width.
  package static func widestHalfWidth(
    _ strokes: [Stroker.Stroke], opening: Double, budget: WorkBudget = WorkBudget()
  ) -> Double {
    let reach = thickest * 2 * (1 + opening)
    return min(
      LineSpacing(strokes, reach: reach, budget: budget).widestHalfWidth(opening: opening),
      (holes(strokes, limit: reach, budget: budget).map(\.width).min() ?? .infinity) / 2
        / (1 + opening))
  }

  /// Half the thinnest and the thickest stroke of any symbol.
  private static let thinnest = 0.25
  static let thickest = 2.0

  /// Returns the circles that fill the shapes enclosed by lines, to the middle of the lines.
  /// - Parameters:
  ///   - limit: Wider shapes are ignored.
  ///   - budget: The limit of the work; some circles are missing when it is spent.
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
