internal import SymtextDrawing
package import SymtextGraphics

/// A symbol with an effect where it stands in a display list.
package struct MovingSymbol: MovingContent {
  /// The symbol, with what it becomes.
  package let symbol: ResolvedSymbol
  /// How it is painted.
  package let painter: SymbolPainter
  /// Its left margin on the text's baseline, in points, y down.
  package let origin: Point

  init(_ symbol: ResolvedSymbol, painter: SymbolPainter, origin: Point) {
    self.symbol = symbol
    self.painter = painter
    self.origin = origin
  }
}
