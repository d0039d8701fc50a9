internal import Geometry

/// Holds heavy strokes back where the white between them would close, evenly over the symbol.
enum StrokeHold {
  /// The white between strokes that run side by side is at least this part of the strokes' width.
  ///
  /// Our own drawings keep a quarter at the thickest pen: lines five units apart beside 3.96.
  static let opening = 0.25

  /// Half the strokes of the masters by the law, in units of the drawing.
  static func law(_ scale: SymbolScale) -> WeightGrid {
    WeightGrid(
      halfWidths: WeightLaw.masters.map { weight in
        WeightLaw.stroke(axisValue: weight.axisValue, scale: scale)
          / (DrawingGrid.unit * scale.factor) / 2
      })
  }

  /// Half the strokes of the masters, in units of the drawing: by the law, or less.
  static func grid(_ symbol: Symbol, scale: SymbolScale) -> WeightGrid {
    let law = law(scale).halfWidths
    // What stands in a gap of its own closes nothing, and does not make a symbol lighter.
    let strokes = symbol.layers
      .filter { !$0.clearsInMonochrome && $0.tag != .badge && $0.tag != .slash }
      .flatMap(\.strokes)
    let reach = (law.max() ?? 0) * 2 * (1 + opening) + 0.01
    let widest = LineSpacing(strokes, reach: reach).widestHalfWidth(opening: opening)
    return WeightGrid(halfWidths: law.map { min($0, max(widest, law[0])) })
  }
}
