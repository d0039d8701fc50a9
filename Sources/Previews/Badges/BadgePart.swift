internal import SymtextGraphics
internal import SymtextSymbolText
internal import SymtextTextLayout

/// A part of a badge: a text, with a symbol before it, on a colour.
struct BadgePart {
  var label: Label?
  /// The same text in the colour of its shadow; `nil` for none.
  var shadow: Label?
  var symbol: ResolvedSymbol?
  /// The colour of the content.
  var color: Color
  var ground: Color
  var capHeight: Double
  var measures: LabelBadge.Measures

  /// The width of the text, without the space after its last letter.
  var textWidth: Double {
    label.map { max(($0.lines().map(\.width).max() ?? 0) - measures.tracking, 0) } ?? 0
  }

  /// The width of the symbol, with the space after it.
  var symbolRoom: Double {
    symbol.map { $0.alignmentRect.width + (label == nil ? 0 : measures.gap) } ?? 0
  }

  /// The width in whole points.
  var width: Double { (textWidth + symbolRoom + 2 * measures.side).rounded(.up) }
}
