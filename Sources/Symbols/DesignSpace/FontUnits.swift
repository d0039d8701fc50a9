package import SymtextGraphics

/// The em of the symbol fonts that symtext writes, in font units.
package enum FontUnits {
  /// Units per em.
  package static let perEm = 2048
  /// The cap height, .711 em: within the range of common text fonts, and even, so that the middle of symbols falls on a
  /// whole unit.
  package static let capHeight = 1456
  /// The x-height that text fonts have with this cap height.
  package static let xHeight = 1086
  /// The line's top and bottom, equally far from the middle of the cap height.
  package static let ascender = 1950
  package static let descender = -494

  /// Returns the size of a drawing unit at a scale, in font units.
  package static func perDrawingUnit(_ scale: SymbolScale) -> Double {
    DrawingGrid.unit * scale.factor * Double(capHeight)
  }

  /// Returns the map from the drawing grid (y down) to font units (y up).
  /// - Parameters:
  ///   - x: the position of the grid's left edge, in font units.
  ///   - middle: the y of the grid that falls on the middle of the cap height.
  package static func fromDrawing(_ scale: SymbolScale, x: Double, middle: Double) -> Affine {
    let unit = perDrawingUnit(scale)
    return Affine(unit, 0, 0, -unit, x, Double(capHeight) / 2 + unit * middle)
  }
}
