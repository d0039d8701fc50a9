internal import SymtextSymbolText
internal import SymtextFonts
internal import SymtextTextLayout

/// The text of a bar, in lines.
struct BarText {
  let label: Label
  let lines: [Line]
  let font: Font

  /// Sets a text in one line, truncated at a width.
  init(_ label: Label, font: Font, width: Double) {
    let natural = label.lines()
    let widest = natural.map(\.width).max() ?? 0
    let isTooLong = natural.count > 1 || widest > width
    self.label = label
    self.font = font
    lines =
      isTooLong
      ? label.lines(width: max(min(width, widest), 1), style: ParagraphStyle(maxLines: 1)) : natural
  }

  /// The width in points.
  var width: Double { lines.first?.width ?? 0 }
  /// The cap height in points.
  var capHeight: Double { font.metrics.capHeight }
  /// Whether the text is truncated.
  var isTruncated: Bool { lines.contains(where: \.isTruncated) }
}
