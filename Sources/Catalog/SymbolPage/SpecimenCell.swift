internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextSymbolText

/// One picture of a specimen and what stands below it.
struct SpecimenCell {
  /// What stands below it.
  var caption: String
  /// How wide the picture is, from its origin, in points.
  var width: Double
  /// What draws it, from its left margin on the baseline, in points, y down.
  var items: [DisplayItem]

  init(caption: String, width: Double, items: [DisplayItem]) {
    self.caption = caption
    self.width = width
    self.items = items
  }

  /// A symbol by itself.
  init(_ symbol: ResolvedSymbol, _ painter: SymbolPainter, caption: String) {
    self.init(
      caption: caption, width: symbol.advance, items: painter.items(symbol, at: .zero))
  }
}
