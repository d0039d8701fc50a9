/// Where the mark stands that shows an insertion point.
///
/// Points, y down, from the paragraph's top left.
public struct Caret: Hashable, Sendable {
  /// The place in the text, brought to the start of its grapheme cluster.
  public var position: TextPosition
  /// The number of the line that shows it; 0 where there is none.
  public var line: Int
  /// Where it stands: that of the strong caret, where two directions meet.
  ///
  /// The strong caret is where a character of the paragraph's direction would be inserted.
  public var x: Double
  /// Where a character of the other direction would be inserted, when that is elsewhere: the weak caret.
  public var weakX: Double?
  /// The top of the line.
  public var top: Double
  /// The bottom of the line.
  public var bottom: Double
  /// Whether the text at the strong caret is read from right to left.
  public var isRightToLeft: Bool
}
