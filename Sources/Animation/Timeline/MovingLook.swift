internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextSymbolText
internal import SymtextSupport

/// A symbol with its painter and its place.
struct MovingLook {
  let symbol: ResolvedSymbol
  let painter: SymbolPainter
  /// The left margin on the baseline, in points, y down.
  let origin: Point

  init(_ symbol: ResolvedSymbol, _ painter: SymbolPainter, at origin: Point) {
    (self.symbol, self.painter, self.origin) = (symbol, painter, origin)
  }

  init(_ content: MovingSymbol, by way: Vector) {
    self.init(content.symbol, content.painter, at: content.origin + way)
  }

  /// The display items at rest.
  var items: [DisplayItem] { painter.items(symbol, at: origin, parts: [], poses: []) }

  /// Whether the other one is another symbol, or the same one in another colour, mode, weight, scale or size.
  ///
  /// The values that they show are not compared.
  func differs(from other: MovingLook) -> Bool {
    !symbol.name.hasBytes(of: other.symbol.name) || symbol.capHeight != other.symbol.capHeight
      || symbol.scale != other.symbol.scale || symbol.axisValue != other.symbol.axisValue
      || painter.tint != other.painter.tint || painting != other.painting
  }

  private var painting: SymbolPainting {
    var painting = symbol.painting(of: painter.painting)
    painting.layers.value = nil
    return painting
  }
}
