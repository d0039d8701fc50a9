internal import SymtextSymbols
internal import SymtextGraphics

/// How the lines of an icon give way to each other in heavy weights.
///
/// Up to Regular they are as they were drawn. Beyond it white stays as wide as it was, or as wide as a stroke of
/// Regular, where ends can be drawn back and lines that do not touch can move apart; elsewhere the sides of strokes
/// are held back where white would close, and only there (``CrowdedLines``).
struct IconCrowding: Sendable {
  /// What was measured; `nil` when it was too much work.
  private let lines: CrowdedLines?
  private let holes: [CounterMeasurement]
  /// Whether lines may move: nothing that is cleared would move with them.
  private let moves: Bool

  /// That of an icon that is too intricate to be measured: its lines are held back evenly.
  static let unknown = IconCrowding()

  private init() { (lines, holes, moves) = (nil, [], false) }

  /// - Parameters:
  ///   - symbol: the icon.
  ///   - budget: how much work measuring may be.
  init(_ symbol: Symbol, budget: WorkBudget) {
    let strokes = Self.strokes(symbol)
    let painted = symbol.layers.filter { !$0.clearsInMonochrome }
    // Filled areas have their own bounds; beside them stands what they are at their heaviest.
    let areas = painted.flatMap(\.shapes).compactMap { $0.masters?.paths[.medium]?[.black] }
    let reach = 2 * (StrokeWidthLimit.thickest + WeightLaw.halfStroke(.regular))
    lines = CrowdedLines(
      strokes, obstacles: areas, reach: reach, regular: WeightLaw.halfStroke(.regular),
      budget: budget)
    holes =
      lines == nil
      ? []
      : StrokeWidthLimit.holes(strokes, limit: 2 * StrokeWidthLimit.thickest * 1.2, budget: budget)
    moves =
      painted.count == symbol.layers.count
      && strokes.allSatisfy { $0.style.stretch == .identity }
  }

  /// The strokes of all shapes in order, but without paths where they are not measured: what clears others, and what
  /// stands in a gap of its own, as badges do.
  private static func strokes(_ symbol: Symbol) -> [Stroker.Stroke] {
    let gaps = Set(
      symbol.layers.filter { $0.clearsInMonochrome }.flatMap(\.shapes).filter(\.isSolid).map(\.path)
    )
    return symbol.layers.flatMap { layer in
      let counts = !layer.clearsInMonochrome && layer.tag != .badge && layer.tag != .slash
      return layer.strokes.map { stroke in
        guard !counts || (stroke.isSolid && gaps.contains(stroke.path)) else { return stroke }
        var stroke = stroke
        stroke.path = Path()
        return stroke
      }
    }
  }

  /// Half the strokes of the masters where they are not held back.
  /// - Parameters:
  ///   - law: those by the law: Ultralight, Regular, Black.
  ///   - least: what is too intricate is held back to this part of the law, but not below Regular.
  func halfWidths(law: [Double], least: Double) -> [Double] {
    lines == nil ? [law[0], law[1], min(law[2], max(law[1], least * law[2]))] : law
  }

  /// The symbol with lines that give way.
  /// - Parameter law: half the strokes of Ultralight, Regular, Black.
  func yielding(_ symbol: Symbol, law: [Double]) -> Symbol {
    guard let lines else { return symbol }
    var yieldings = lines.yieldings(regular: law[1], black: law[2], holes: holes, moves: moves)[...]
    var symbol = symbol
    for layer in symbol.layers.indices {
      for shape in symbol.layers[layer].shapes.indices
      where symbol.layers[layer].shapes[shape].masters == nil {
        symbol.layers[layer].shapes[shape].yielding = yieldings.popFirst() ?? nil
      }
    }
    return symbol
  }
}
