package import SymtextGraphics
internal import SymtextOpenType

extension SymbolFont {
  /// Returns the shift from the middle of a symbol's ink to the optical centre that its drawing has, in units of the
  /// drawing grid, y down; `nil` if the drawing has none.
  /// - Parameter index: 0 up to ``count``, or of a right-to-left form.
  package func opticalShift(of index: Int) -> Vector? {
    guard flag(SymbolTable.opticalCenterFlag, of: index),
      let record = table.uint16(
        symbolsOffset + index * SymbolTable.symbolSize + SymbolTable.symbolSize - 2)
    else { return nil }
    func shift(_ byte: Int) -> Double {
      Double(Int8(truncatingIfNeeded: byte)) / SymbolTable.partsOfUnit
    }
    return Vector(shift(record >> 8), shift(record))
  }
}
