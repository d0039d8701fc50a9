public import SymtextGraphics
public import SymtextDrawing

/// The backdrop of a button.
public enum ButtonBackdrop: Sendable {
  /// A colour.
  case color(AdaptiveColor)
  /// A picture, scaled to cover the button and the space around it, and centred.
  case image(PlainImage)

  /// The visible width of the backdrop around a button, in points; symtext's choice.
  public static let margin = 24.0
}
