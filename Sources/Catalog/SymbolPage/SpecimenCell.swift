internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextSymbolText

/// A picture of a specimen with its caption.
struct SpecimenCell {
  /// The caption below the picture.
  var caption: String
  /// The width of the picture from its origin, in points.
  var width: Double
  /// The content, in points, y down.
  ///
  /// Its origin is the left margin on the baseline.
  var items: [DisplayItem]

  init(caption: String, width: Double, items: [DisplayItem]) {
    self.caption = caption
    self.width = width
    self.items = items
  }

  /// Makes a cell with one symbol.
  init(_ symbol: ResolvedSymbol, _ painter: SymbolPainter, caption: String) {
    self.init(
      caption: caption, width: symbol.advance, items: painter.items(symbol, at: .zero))
  }
}
