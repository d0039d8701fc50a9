/// How a button is painted.
public enum ButtonStyle: String, CaseIterable, Sendable {
  /// Text and symbol in the tint, nothing behind them.
  case plain
  /// The tint, thinned, behind text and symbol in the tint.
  case tinted
  /// The tint behind text and symbol in white or black, whichever reads better.
  case filled
}
