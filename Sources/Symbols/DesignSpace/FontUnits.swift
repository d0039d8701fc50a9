package import SymtextGraphics

/// The em of the symbol fonts that we write, in font units.
package enum FontUnits {
  /// Units per em.
  package static let perEm = 2048
  /// The cap height, .711 em: between those of common text fonts, and even, so that the middle of
  /// the symbols falls on a whole unit.
  package static let capHeight = 1456
  /// The height of small letters that text fonts have with such capitals.
  package static let xHeight = 1086
  /// The line's top and bottom: equally far from the middle of the cap height.
  package static let ascender = 1950
  package static let descender = -494

  /// How many font units a unit of the drawing grid is at a scale.
  package static func perDrawingUnit(_ scale: SymbolScale) -> Double {
    DrawingGrid.unit * scale.factor * Double(capHeight)
  }

  /// From the drawing grid (y down) to font units (y up).
  /// - Parameters:
  ///   - x: where the grid's left edge falls, in font units.
  ///   - middle: which y of the grid falls on the middle of the cap height.
  package static func fromDrawing(_ scale: SymbolScale, x: Double, middle: Double) -> Affine {
    let unit = perDrawingUnit(scale)
    return Affine(unit, 0, 0, -unit, x, Double(capHeight) / 2 + unit * middle)
  }
}
