package import SymtextSymbols
internal import SymtextGraphics
internal import SymtextOpenType

extension SymbolFont {
  /// Returns the additional space of a symbol; none if the font has no such data.
  /// - Parameter index: 0 up to ``count``, or of a right-to-left form.
  package func spacing(of index: Int) -> SymbolSpacing {
    guard minor > 4, index >= 0, index < count + formCount else { return .none }
    return SymbolSpacing(
      in: table, spaceOffset + layerCount + index * SymbolTable.symbolSpaceSize)
  }
}

extension SymbolSpacing {
  /// Reads a record of the table of symbols.
  fileprivate init(in table: BinaryReader, _ record: Int) {
    let values = (0..<4).map {
      Double(table.int16(record + 2 * $0) ?? 0) / SymbolTable.spaceFactor
    }
    self.init(left: values[0], right: values[1], shift: Vector(values[2], values[3]))
  }

  /// Writes a record of the table of symbols.
  func write(into writer: inout BinaryWriter) {
    for value in [left, right, shift.x, shift.y] {
      let most = Self.most
      writer.write(Int16((min(max(value, -most), most) * SymbolTable.spaceFactor).rounded()))
    }
  }
}
