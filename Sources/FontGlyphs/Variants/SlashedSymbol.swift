internal import Geometry

/// The crossed-out variant of a symbol: a line from top left to bottom right with a gap around it.
enum SlashedSymbol {
  /// How far the line reaches beyond the middle of the grid, either way.
  private static let reach = 8.75

  static func layers(_ layers: [SymbolLayer]) -> [SymbolLayer] {
    let middle = DrawingGrid.size / 2
    var line = Path()
    line.move(to: Point(middle - reach, middle - reach))
    line.line(to: Point(middle + reach, middle + reach))
    let gap = SymbolLayer.Shape(
      path: line, isSolid: false, pen: Pen.ofWeight.widened(by: VariantPens.gap))
    return layers.behind + [
      SymbolLayer(
        shapes: [gap], level: .primary, clearsInMonochrome: true, clearsInColor: true, tag: .slash),
      SymbolLayer(shapes: [.init(path: line, isSolid: false)], level: .primary, tag: .slash),
    ]
  }
}
