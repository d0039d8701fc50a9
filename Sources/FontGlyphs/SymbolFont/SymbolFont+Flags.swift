internal import SymtextOpenType

extension SymbolFont {
  /// Whether a symbol was drawn as outlines instead of strokes.
  package func hasOutlines(_ index: Int) -> Bool { flag(SymbolTable.outlinesFlag, of: index) }

  /// Whether outlines were drawn at Regular only, so that the other weights of a symbol are offset from it.
  package func hasSynthesisedWeights(_ index: Int) -> Bool {
    flag(SymbolTable.synthesisedFlag, of: index)
  }

  /// Whether a symbol is an icon from an icon set: up to Regular its strokes are unchanged, however close.
  package func keepsRegular(_ index: Int) -> Bool { flag(SymbolTable.iconFlag, of: index) }

  /// Whether the layers of a symbol show it better than its whole glyph, also in one colour.
  ///
  /// This is the case when cleared shapes could not be cut out of the whole glyph at every weight.
  package func isLayered(_ index: Int) -> Bool { flag(SymbolTable.layeredFlag, of: index) }

  func flag(_ flag: Int, of index: Int) -> Bool {
    guard index >= 0, index < count + formCount,
      let flags = table.uint16(symbolsOffset + index * SymbolTable.symbolSize + 22)
    else { return false }
    return flags & flag != 0
  }
}
