/// The room of a paragraph in a document, measured or estimated.
struct ParagraphExtent: Equatable, Sendable {
  /// The distance from its top, which is the bottom of the paragraph before, to its bottom, in points.
  var height = 0.0
  /// The width of its widest line with indents, in points; 0 if estimated.
  var width = 0.0
  /// The sum of the widths of its lines, in points; 0 if estimated.
  var textWidth = 0.0
  /// The number of its lines; 0 if estimated.
  var lineCount = 0
  /// The end of its last line; `nil` if the extent is estimated.
  var tail: LineTail?

  /// Whether the paragraph has been laid out at the width and in the style of the document.
  var isMeasured: Bool { tail != nil }
}
