internal import Geometry

/// Turns a symbol's strokes, or those of one layer, into a glyph with an outline for every master.
struct SymbolOutliner: Sendable {
  var scale: SymbolScale

  /// How far outlines may stray from the true stroke, in font units.
  private static let tolerance = 0.4
  /// How exactly overlapping strokes are joined, in font units.
  private static let clippingTolerance = 0.05
  /// How far, in font units, joined outlines may lie between masters from strokes joined at the weight
  /// itself: four thousandths of the em.
  private static let interpolationTolerance = 0.004 * Double(FontUnits.perEm)

  /// - Parameter layer: which layer; `nil` for the whole symbol. A layer has the whole symbol's place and
  ///   advance width.
  /// - Throws: ``FontError`` when the drawing has no extent or leaves the range of font units.
  func glyph(
    _ symbol: Symbol, layer: Int? = nil, name: String
  ) throws(FontError) -> VaryingGlyph {
    let halfWidths = masterHalfWidths
    let stroker = Stroker(
      maximumHalfWidth: halfWidths.max() ?? 0, tolerance: Self.tolerance / unit,
      dotRadius: DrawingGrid.dotRadius)
    let whole = stroker.outline(of: symbol.layers)
    let placement = try Placement(whole, halfWidths: halfWidths, outliner: self, name: name)
    let variable = layer.map { stroker.outline(of: [symbol.layers[$0]]) } ?? whole
    let strokes = try placement.outlines(
      halfWidths.map { halfWidth in
        variable.contours.map { $0.map { $0.position(halfWidth: halfWidth) } }
      }, isOnCurve: variable.contours.map { $0.map(\.isOnCurve) })
    var glyph = VaryingGlyph(name: name, outlines: strokes, advances: placement.advances)
    guard strokes.contains(where: { OverlapDetection.overlaps($0) }) else { return glyph }
    if let joined = joined(variable, halfWidths: halfWidths) {
      let outlines = try placement.outlines(joined.masters, isOnCurve: joined.isOnCurve)
      if !outlines.contains(where: { OverlapDetection.overlaps($0) }) {
        glyph.outlines = outlines
        return glyph
      }
    }
    glyph.overlaps = true
    return glyph
  }

  /// The strokes joined where they overlap; `nil` when the masters do not allow it, or the weights
  /// between them would not be what their strokes are.
  private func joined(_ variable: VariableOutline, halfWidths: [Double]) -> OverlapRemoval? {
    let tolerance = Self.clippingTolerance / unit
    guard
      let joined = OverlapRemoval(
        variable, halfWidths: halfWidths, reference: FontCompiler.defaultMaster,
        tolerance: tolerance)
    else { return nil }
    for (a, b) in zip(halfWidths.indices, halfWidths.indices.dropFirst()) {
      let halfWidth = (halfWidths[a] + halfWidths[b]) / 2
      guard
        let direct = variable.path(halfWidth: halfWidth).withoutOverlaps(tolerance: tolerance)
      else { return nil }
      guard
        OutlineDistance.between(joined.path(between: a, b), direct) * unit
          <= Self.interpolationTolerance
      else { return nil }
    }
    return joined
  }

  /// Font units for one unit of the drawing.
  fileprivate var unit: Double { FontUnits.perDrawingUnit(scale) }

  /// Half of each master's stroke, in units of the drawing grid.
  private var masterHalfWidths: [Double] {
    WeightLaw.masters.map { weight in
      WeightLaw.stroke(axisValue: weight.axisValue, scale: scale)
        / (DrawingGrid.unit * scale.factor) / 2
    }
  }
}

extension Stroker {
  fileprivate func outline(of layers: [SymbolLayer]) -> VariableOutline {
    outline(of: layers.flatMap(\.shapes).map { (path: $0.path, isSolid: $0.isSolid) })
  }
}

/// Where each master's outline is put in its advance width.
private struct Placement {
  private var maps: [Affine] = []
  private(set) var advances: [Int] = []
  private let name: String

  init(
    _ variable: VariableOutline, halfWidths: [Double], outliner: SymbolOutliner, name: String
  ) throws(FontError) {
    self.name = name
    let unit = outliner.unit
    let bearing = DrawingGrid.sideBearing * outliner.scale.factor * Double(FontUnits.capHeight)
    for halfWidth in halfWidths {
      guard let ink = variable.path(halfWidth: halfWidth).bounds, ink.minX.isFinite,
        ink.maxX.isFinite
      else { throw FontError("\(name) draws nothing") }
      // The ink is centred on the cap height at every weight.
      maps.append(
        FontUnits.fromDrawing(
          outliner.scale, x: bearing - ink.minX * unit, middle: (ink.minY + ink.maxY) / 2))
      advances.append(Int((ink.width * unit + 2 * bearing).rounded()))
    }
  }

  func outlines(
    _ masters: [[[Point]]], isOnCurve: [[Bool]]
  ) throws(FontError) -> [Outline] {
    try MasterRounding.outlines(
      zip(masters, maps).map { contours, map in contours.map { $0.map { map * $0 } } },
      isOnCurve: isOnCurve, glyph: name)
  }
}
