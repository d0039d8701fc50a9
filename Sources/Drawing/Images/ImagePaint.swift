public import SymtextGraphics

/// How an image's pixels are laid over what is behind them.
public enum ImagePaint: Hashable, Sendable {
  /// In their own colours; the opacity, 0 to 1, thins them all.
  case original(opacity: Double)
  /// In one colour: only the image's own opacity counts.
  case template(Color)
}
