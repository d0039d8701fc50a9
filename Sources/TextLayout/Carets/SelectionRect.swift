public import SymtextGraphics

/// A piece of a selection: text of one direction in one line.
public struct SelectionRect: Hashable, Sendable {
  /// As high as the line, in points, y down, from the paragraph's top left.
  public var rect: Rect
  /// The number of the line.
  public var line: Int
  /// Whether its text is read from right to left.
  public var isRightToLeft: Bool
}
