internal import SymtextFonts

/// A paragraph of a document, and the line feed that closes it.
struct DocumentParagraph: Sendable {
  let text: StyledText
  let shaped: Paragraph
  /// The lines before they were stacked, with the empty one that begins behind its line feed.
  private var lines: [Line] = []
  /// The lines at their places in the document; offsets count from the paragraph's start.
  var frame: TextFrame

  /// Whether a line feed closes it, so that it is not the last one.
  var isClosed: Bool { text.utf8.last == UInt8(ascii: "\n") }

  init(
    _ text: StyledText, direction: WritingDirection, fallback: FontFallback?, width: Double?,
    style: ParagraphStyle
  ) throws(LayoutError) {
    self.text = text
    shaped = try Paragraph(text, direction: direction, fallback: fallback)
    frame = TextFrame(shaped.text, lines: [], width: width, style: style)
    setLines(width: width, style: style)
  }

  /// Sets its lines anew.
  mutating func setLines(width: Double?, style: ParagraphStyle) {
    lines = shaped.unplacedLines(width: width, style: style)
    frame = TextFrame(shaped.text, lines: [], width: width, style: style)
  }

  /// Its lines, not stacked.
  var ownLines: ArraySlice<Line> { isClosed ? lines.dropLast() : lines[...] }

  /// The empty line that follows it where nothing does.
  var emptyEnd: Line? {
    guard isClosed, var line = lines.last else { return nil }
    line.range = 0..<0
    line.inkedEnd = 0
    return line
  }
}
