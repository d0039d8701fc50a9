internal import SymtextSymbols
internal import SymtextGraphics

/// The slashed variant of a symbol: a line from top left to bottom right with a gap around it.
///
/// Small remnants of lines beside the gap are removed.
enum SlashedSymbol {
  /// The smallest and largest extent of the slash from the middle, along either axis.
  private static let reach = (least: 8.75, most: 10.5)
  /// The extent of the slash beyond the ink that it crosses, along either axis.
  private static let beyond = 1.0
  /// The distance from the slash at which ink counts as crossed.
  private static let crossed = 1.0

  /// The direction of the slash.
  private static let diagonal = Vector(0.5.squareRoot(), 0.5.squareRoot())

  static func layers(_ layers: [SymbolLayer]) -> [SymbolLayer] {
    let line = line(across: layers)
    let gap = SymbolLayer.Shape(
      path: line, isSolid: false, pen: Pen.ofWeight.widened(by: VariantPens.gap))
    return layers.behind + [
      SymbolLayer(
        shapes: [gap] + CutRemnants.clearing(layers, cut: [gap], along: diagonal), level: .primary,
        clears: .all,
        tag: .slash),
      SymbolLayer(
        shapes: [.init(path: line, isSolid: false)], level: .primary, color: layers.ownColor,
        tag: .slash),
    ]
  }

  /// Returns the slash from top left to bottom right through the middle of the symbol, slightly beyond its ink.
  private static func line(across layers: [SymbolLayer]) -> Path {
    let middle = Point(layers.lineBounds?.midX ?? DrawingGrid.size / 2, DrawingGrid.size / 2)
    let ink = InkGrid(layers, at: .regular)
    var farthest = 0.0
    for index in ink.hasInk.indices where ink.hasInk[index] {
      let offset = InkGrid.point(index) - middle
      guard abs(offset.x - offset.y) < crossed * 2.0.squareRoot() else { continue }
      farthest = max(farthest, abs(offset.x + offset.y) / 2)
    }
    let round = WeightLaw.halfStroke(.regular) * 0.5.squareRoot()
    let reach = min(max(farthest + beyond - round, Self.reach.least), Self.reach.most)
    var line = Path()
    line.move(to: middle - Vector(reach, reach))
    line.line(to: middle + Vector(reach, reach))
    return line
  }
}

extension [SymbolLayer] {
  /// The symbol's colour for a slash, if it has just one.
  fileprivate var ownColor: LayerColor? {
    let colors = Set(filter { !$0.clears.contains(.multicolor) }.map(\.color))
    return colors.count == 1 ? colors.first ?? nil : nil
  }
}
