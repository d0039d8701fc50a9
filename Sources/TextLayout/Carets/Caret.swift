/// The caret at an insertion point.
///
/// In points, y down, from the paragraph's top left.
public struct Caret: Hashable, Sendable {
  /// The position in the text, moved to the start of its grapheme cluster.
  public var position: TextPosition
  /// The index of the line that shows it; 0 without lines.
  public var line: Int
  /// The x of the caret; where two directions meet, that of the strong caret.
  ///
  /// The strong caret marks where a character of the paragraph's direction would be inserted.
  public var x: Double
  /// The x of the weak caret, which marks where a character of the other direction would be inserted; `nil` if it is
  /// the same.
  public var weakX: Double?
  /// The top of the line.
  public var top: Double
  /// The bottom of the line.
  public var bottom: Double
  /// Whether the text at the strong caret runs from right to left.
  public var isRightToLeft: Bool
}
