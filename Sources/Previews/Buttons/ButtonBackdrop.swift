public import SymtextGraphics
public import SymtextDrawing

/// What a button stands on.
public enum ButtonBackdrop: Sendable {
  /// A colour.
  case color(AdaptiveColor)
  /// A picture, as large as covers the button and the room around it, from its middle.
  case image(PlainImage)

  /// How much of it is seen around a button, in points: ours.
  public static let margin = 24.0
}
