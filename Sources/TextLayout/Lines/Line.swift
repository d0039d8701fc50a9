/// A line of a paragraph.
///
/// In points, y down, from the paragraph's top left.
public struct Line: Sendable {
  /// An element of a line.
  public enum Element: Sendable {
    /// Text.
    case text(Run)
    /// An attachment, and the attributes of the text around it.
    case attachment(Attachment, TextAttributes)
  }

  /// The elements and their left ends, from left to right.
  public var elements: [(x: Double, element: Element)]
  /// The part of the text, in UTF-8 bytes, including trailing spaces and the line end.
  public var range: Range<Int>
  /// Whether its paragraph runs from right to left.
  public var isRightToLeft: Bool
  /// Whether it is the first line of its paragraph.
  public var isParagraphStart = false
  /// The part of the text replaced by an ellipsis; `nil` if there is no ellipsis.
  public internal(set) var elidedRange: Range<Int>?
  /// Whether an ellipsis replaces a part of the text.
  public var isTruncated: Bool { elidedRange != nil }
  /// The left end of the line.
  public var x: Double
  /// The y of the baseline.
  public var baseline: Double
  /// The width of the line without trailing spaces.
  public var width: Double
  /// The extent of the line above its baseline.
  public var ascent: Double
  /// The extent of the line below its baseline.
  public var descent: Double
  /// The indents at the sides where reading starts and ends.
  var indents = (start: 0.0, end: 0.0)
  /// The width including indents.
  package var widthWithIndents: Double { indents.start + width + indents.end }
  /// The start of trailing spaces and the line end.
  var inkedEnd = 0
  /// The ends of its tabs, in text order, from the start of the line.
  var tabPlaces: [(left: Double, right: Double)] = []
  /// The approximate ink extents of the text's own fonts.
  var letterInk: InkExtents
  /// The ink extents of fallback fonts; `nil` without fallback.
  var standInInk: InkExtents?
}
