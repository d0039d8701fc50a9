internal import SymtextFonts

/// A paragraph of a document, with its line feed.
struct DocumentParagraph: Sendable {
  let text: StyledText
  let shaped: Paragraph
  /// The lines before stacking, including the empty one after its line feed.
  private var lines: [Line] = []
  /// The lines at their positions in the document; offsets count from the paragraph's start.
  var frame: TextFrame

  /// Whether the paragraph ends with a line feed; only the last one does not.
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

  /// Lays out its lines again.
  mutating func setLines(width: Double?, style: ParagraphStyle) {
    lines = shaped.unplacedLines(width: width, style: style)
    frame = TextFrame(shaped.text, lines: [], width: width, style: style)
  }

  /// Its lines before stacking, without the empty one after its line feed.
  var ownLines: ArraySlice<Line> { isClosed ? lines.dropLast() : lines[...] }

  /// The empty line after its line feed, for the end of the document.
  var emptyEnd: Line? {
    guard isClosed, var line = lines.last else { return nil }
    line.range = 0..<0
    line.inkedEnd = 0
    return line
  }
}
