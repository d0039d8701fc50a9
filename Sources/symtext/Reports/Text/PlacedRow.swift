package import SymtextGraphics
package import SymtextSymbolText

/// A symbol and the text beside it, with their places in a picture.
package struct PlacedRow {
  /// A text that was set by itself.
  package struct Part {
    package let label: Label
    /// Its top left, in points from that of all rows, y down.
    package let origin: Point

    /// Makes a part.
    package init(label: Label, origin: Point) { (self.label, self.origin) = (label, origin) }
  }

  /// `nil` where the row has none.
  package let symbol: Part?
  package let text: Part
  /// Where the text's lines break, in points; `nil` only where it does itself.
  package let textWidth: Double?

  /// Makes a row.
  package init(symbol: Part?, text: Part, textWidth: Double?) {
    (self.symbol, self.text, self.textWidth) = (symbol, text, textWidth)
  }

  /// What is said of the row's texts.
  package var labels: [Label] { [symbol, text].compactMap(\.?.label) }
}
