package import SymtextGraphics
package import SymtextSymbolText

/// A symbol and the text beside it, with their places in a picture.
package struct PlacedRow {
  /// A text with a layout of its own.
  package struct Part {
    package let label: Label
    /// Its top left, in points from that of all rows, y down.
    package let origin: Point

    /// Makes a part.
    package init(label: Label, origin: Point) { (self.label, self.origin) = (label, origin) }
  }

  /// `nil` if the row has none.
  package let symbol: Part?
  package let text: Part
  /// The width at which the text's lines break, in points; `nil` breaks them only at line ends of the text.
  package let textWidth: Double?

  /// Makes a row.
  package init(symbol: Part?, text: Part, textWidth: Double?) {
    (self.symbol, self.text, self.textWidth) = (symbol, text, textWidth)
  }

  /// The labels of the row's parts.
  package var labels: [Label] { [symbol, text].compactMap(\.?.label) }
}
