internal import SymtextFonts

/// A paragraph of a document after shaping, with its lines before they are stacked.
struct ParagraphLayout: Sendable {
  let shaped: Paragraph
  /// The lines, including the empty one after its line feed.
  private(set) var lines: [Line] = []
  /// The time of its last use: layouts that were not used for long are dropped.
  var use = 0

  init(
    _ text: StyledText, direction: WritingDirection, fallback: FontFallback?, width: Double?,
    style: ParagraphStyle
  ) {
    shaped = Paragraph(text, direction: direction, fallback: fallback)
    setLines(width: width, style: style)
  }

  /// Breaks the lines again.
  mutating func setLines(width: Double?, style: ParagraphStyle) {
    lines = shaped.unplacedLines(width: width, style: style)
  }

  /// The empty line after its line feed, for the end of the document.
  var emptyEnd: Line? {
    guard shaped.text.utf8.last == UInt8(ascii: "\n"), var line = lines.last else { return nil }
    line.range = 0..<0
    line.inkedEnd = 0
    return line
  }
}
