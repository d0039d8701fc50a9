internal import Geometry
internal import SymbolText

/// A symbol and the text beside it, with their places in a picture.
struct PlacedRow {
  /// A text that was set by itself.
  struct Part {
    let label: Label
    /// Its top left, in points from that of all rows, y down.
    let origin: Point
  }

  /// `nil` where the row has none.
  let symbol: Part?
  let text: Part
  /// Where the text's lines break, in points; `nil` only where it does itself.
  let textWidth: Double?

  /// What is said of the row's texts.
  var labels: [Label] { [symbol, text].compactMap(\.?.label) }
}
