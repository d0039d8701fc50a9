/// A line of a paragraph.
///
/// Points, y down, from the paragraph's top left.
public struct Line: Sendable {
  /// What stands in the line.
  public enum Element: Sendable {
    /// Text.
    case text(Run)
    /// An attachment, and the attributes of the text around it.
    case attachment(Attachment, TextAttributes)
  }

  /// Where each element begins, from left to right.
  public var elements: [(x: Double, element: Element)]
  /// The part of the text, in UTF-8 bytes, with the spaces and line end that close it.
  public var range: Range<Int>
  /// Whether its paragraph is read from right to left.
  public var isRightToLeft: Bool
  /// Whether it is the first line of its paragraph.
  public var isParagraphStart = false
  /// The part of the text that an ellipsis stands for; `nil` when nothing was left out.
  public internal(set) var elidedRange: Range<Int>?
  /// Whether an ellipsis stands for text that was left out.
  public var isTruncated: Bool { elidedRange != nil }
  /// Where the line begins.
  public var x: Double
  /// The y of the baseline.
  public var baseline: Double
  /// How wide the line is without the spaces that close it.
  public var width: Double
  /// How far the line reaches above its baseline.
  public var ascent: Double
  /// How far the line reaches below its baseline.
  public var descent: Double
  /// How far it keeps from the sides where reading starts and ends.
  var indents = (start: 0.0, end: 0.0)
  /// How wide it is with its indents.
  package var widthWithIndents: Double { indents.start + width + indents.end }
  /// Where the spaces and the line end that close it begin.
  var inkedEnd = 0
  /// The ends of its tabs, in the order of the text, from the start of the line.
  var tabPlaces: [(left: Double, right: Double)] = []
  /// About how far letters of the text's own fonts reach.
  var letterInk: InkExtents
  /// The ink of fonts that stand in for them; `nil` without such.
  var standInInk: InkExtents?
}
