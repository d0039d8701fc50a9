public import SymtextGraphics

/// A piece of a selection: text of one direction in one line.
public struct SelectionRect: Hashable, Sendable {
  /// The rectangle, as high as the line; in points, y down, from the paragraph's top left.
  public var rect: Rect
  /// The index of the line.
  public var line: Int
  /// Whether its text runs from right to left.
  public var isRightToLeft: Bool
}
