internal import SymtextSymbols
internal import SymtextGraphics

/// Adjusts the lines of an icon to each other at heavy weights.
///
/// Up to Regular the icon is unchanged. Beyond it, white keeps its width, or the width of a Regular stroke, where ends
/// can be shortened and lines that do not touch can move apart. Elsewhere the sides of strokes are limited, only where
/// white would close (``CrowdedLines``).
struct IconCrowding: Sendable {
  /// The measured lines; `nil` when the icon was too complex.
  private let lines: CrowdedLines?
  private let holes: [CounterMeasurement]
  /// Whether lines may move; not when layers clear, because the cleared shapes would not move with them.
  private let moves: Bool

  /// For an icon that is too complex to be measured: its strokes are limited evenly.
  static let unknown = IconCrowding()

  private init() { (lines, holes, moves) = (nil, [], false) }

  /// - Parameters:
  ///   - symbol: The icon.
  ///   - budget: The limit of the measurement.
  init(_ symbol: Symbol, budget: WorkBudget) {
    let strokes = Self.strokes(symbol)
    let painted = symbol.layers.filter { !$0.clearsInMonochrome }
    // Filled areas count as obstacles at their heaviest.
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

  /// Returns the strokes of all shapes in order.
  ///
  /// Strokes that are not measured have no path: those that clear, and those in a gap of their own, such as badges.
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

  /// Returns half the strokes of the masters before limiting.
  /// - Parameters:
  ///   - law: By ``WeightLaw``: Ultralight, Regular, Black.
  ///   - least: An icon that could not be measured is limited to this fraction of `law`, but not below Regular.
  func halfWidths(law: [Double], least: Double) -> [Double] {
    lines == nil ? [law[0], law[1], min(law[2], max(law[1], least * law[2]))] : law
  }

  /// Returns the symbol with adjusted lines.
  /// - Parameter law: Half the strokes of Ultralight, Regular, Black.
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
