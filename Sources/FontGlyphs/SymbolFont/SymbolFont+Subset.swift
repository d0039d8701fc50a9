internal import SymtextOpenType

extension SymbolFont {
  /// Whether the font has the glyphs of the last symbol and the last layer.
  ///
  /// Programs that make subsets number glyphs anew, but not in this table.
  func hasGlyphs(glyphCount: Int) -> Bool {
    let layers =
      symbolsOffset + (count + formCount) * SymbolTable.symbolSize
      + nameCount * SymbolTable.nameSize
    let places =
      (count > 0 ? [symbolsOffset + (count - 1) * SymbolTable.symbolSize + 4] : [])
      + (layerCount > 0 ? [layers + (layerCount - 1) * SymbolTable.layerSize] : [])
    // The glyphs of the three scales.
    return places.allSatisfy { place in
      [0, 2, 4].allSatisfy { (table.uint16(place + $0) ?? 0) < glyphCount }
    }
  }
}
