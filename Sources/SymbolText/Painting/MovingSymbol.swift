internal import SymtextDrawing
package import SymtextGraphics

/// An animated symbol in a display list.
package struct MovingSymbol: MovingContent {
  /// The symbol with its successor.
  package let symbol: ResolvedSymbol
  /// The painter of the symbol.
  package let painter: SymbolPainter
  /// Its left margin on the text's baseline, in points, y down.
  package let origin: Point

  /// Makes an animated symbol.
  package init(_ symbol: ResolvedSymbol, painter: SymbolPainter, origin: Point) {
    self.symbol = symbol
    self.painter = painter
    self.origin = origin
  }
}
