internal import SymtextFonts
internal import SymtextGraphics

extension ResolvedSymbol {
  /// The same symbol in the middle of whole cells of the text around it, as its configuration says; itself where
  /// that says nothing, or the text is not monospaced.
  /// - Parameters:
  ///   - text: the font around it.
  ///   - letterSpacing: what is added behind each letter of the text, in points.
  /// - Throws: ``SymbolError`` when its font has no glyph for it.
  func inCells(of text: Font, letterSpacing: Double) throws(SymbolError) -> ResolvedSymbol {
    guard let cells = configuration.cells, let cell = text.cellAdvance else { return self }
    let count = cells.count(width: room, cell: cell)
    // The space behind the last cell is that of an attachment.
    let width = Double(count) * cell + Double(count - 1) * letterSpacing
    var symbol = try fitting(width)
    if let successor { symbol.setSuccessor(try successor.fitting(width)) }
    symbol.takenRoom = width
    return symbol
  }

  /// The same symbol, set smaller where it is wider than a room, its middle at the same height.
  private func fitting(_ width: Double) throws(SymbolError) -> ResolvedSymbol {
    var symbol = self
    var size = textFont.size
    // Margins change a little with the weight that the smaller size takes.
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

  /// Whether it was to stand in cells of a text that has none.
  package var lacksCells: Bool { configuration.cells != nil && takenRoom == nil }
}
