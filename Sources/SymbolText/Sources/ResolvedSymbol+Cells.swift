internal import SymtextFonts
internal import SymtextGraphics

extension ResolvedSymbol {
  /// Returns the symbol centred in whole cells of the surrounding text, if its configuration asks for cells and the
  /// text is monospaced.
  /// - Parameters:
  ///   - text: the surrounding font.
  ///   - letterSpacing: the space after each letter of the text, in points.
  /// - Throws: ``SymbolError`` when its font has no glyph for it.
  func inCells(of text: Font, letterSpacing: Double) throws(SymbolError) -> ResolvedSymbol {
    guard let cells = configuration.cells, let cell = text.cellAdvance else { return self }
    let count = cells.count(width: room, cell: cell)
    // The layout adds the letter spacing after the last cell, as after any attachment.
    let width = Double(count) * cell + Double(count - 1) * letterSpacing
    var symbol = try fitting(width)
    if let successor { symbol.setSuccessor(try successor.fitting(width)) }
    symbol.takenRoom = width
    return symbol
  }

  /// Returns the symbol, made smaller to fit a width, with its middle at the same height.
  private func fitting(_ width: Double) throws(SymbolError) -> ResolvedSymbol {
    var symbol = self
    var size = textFont.size
    // The advance is not proportional to the size, because the weight changes with it.
    for _ in 0..<Self.mostSteps where symbol.advance > width {
      size *= width / symbol.advance
      var smaller = configuration
      smaller.pointSize = size
      symbol = try withConfiguration(smaller)
    }
    let shift = (capHeight - symbol.capHeight) / 2
    symbol.baselineShift += shift
    symbol.bounds = symbol.bounds.offsetBy(Vector(0, -shift))
    return symbol
  }

  private static let mostSteps = 4

  /// Whether the configuration asks for cells, but the text is not monospaced.
  package var lacksCells: Bool { configuration.cells != nil && takenRoom == nil }
}
