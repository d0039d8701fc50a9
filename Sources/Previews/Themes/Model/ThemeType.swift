public import SymtextSymbolText

/// The type of a label.
public struct ThemeType: Hashable, Sendable {
  /// The font size, in points.
  public var size: Double
  /// The weight, 1 to 1000; `nil` for that of the font.
  public var weight: Double?
  /// The space added after each letter, in points.
  public var tracking: Double
  /// The text style by which the size follows the reader's text size; `nil` for a fixed size.
  public var textStyle: TextStyle?

  /// Makes a type.
  public init(
    size: Double, weight: Double? = nil, tracking: Double = 0, textStyle: TextStyle? = nil
  ) {
    self.size = size
    self.weight = weight
    self.tracking = tracking
    self.textStyle = textStyle
  }
}
