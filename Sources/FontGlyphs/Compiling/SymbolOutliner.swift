internal import Geometry

/// Turns a symbol's strokes into one glyph with an outline for every master.
struct SymbolOutliner: Sendable {
  var scale: SymbolScale

  /// How far outlines may stray from the true stroke, in font units.
  private static let tolerance = 0.4

  /// - Throws: ``FontError`` when the drawing has no extent or leaves the range of font units.
  func glyph(_ symbol: Symbol, name: String) throws(FontError) -> VaryingGlyph {
    let unit = FontUnits.perDrawingUnit(scale)
    let halfWidths = masterHalfWidths
    let stroker = Stroker(
      maximumHalfWidth: halfWidths.max() ?? 0, tolerance: Self.tolerance / unit,
      dotRadius: DrawingGrid.dotRadius)
    var variable = VariableOutline(contours: [])
    for shape in symbol.layers.flatMap(\.shapes) {
      variable.contours += stroker.outline(of: shape.path, isSolid: shape.isSolid).contours
    }
    var outlines: [[[Point]]] = []
    var advances: [Int] = []
    let bearing = DrawingGrid.sideBearing * scale.factor * Double(FontUnits.capHeight)
    for halfWidth in halfWidths {
      guard let ink = variable.path(halfWidth: halfWidth).bounds, ink.minX.isFinite,
        ink.maxX.isFinite
      else { throw FontError("\(name) draws nothing") }
      // The ink is centred on the cap height at every weight.
      let map = FontUnits.fromDrawing(
        scale, x: bearing - ink.minX * unit, middle: (ink.minY + ink.maxY) / 2)
      outlines.append(
        variable.contours.map { contour in
          contour.map { map * $0.position(halfWidth: halfWidth) }
        })
      advances.append(Int((ink.width * unit + 2 * bearing).rounded()))
    }
    let isOnCurve = variable.contours.map { $0.map(\.isOnCurve) }
    let rounded = try MasterRounding.outlines(outlines, isOnCurve: isOnCurve, glyph: name)
    return VaryingGlyph(
      name: name, outlines: rounded, advances: advances,
      overlaps: rounded.contains { OverlapDetection.overlaps($0) })
  }

  /// Half of each master's stroke, in units of the drawing grid.
  private var masterHalfWidths: [Double] {
    WeightLaw.masters.map { weight in
      WeightLaw.stroke(axisValue: weight.axisValue, scale: scale)
        / (DrawingGrid.unit * scale.factor)
        / 2
    }
  }
}
