/// How a button is painted.
public enum ButtonStyle: String, CaseIterable, Sendable {
  /// Text and symbol in the tint, nothing behind them.
  case plain
  /// A grey behind text and symbol in the tint.
  case gray
  /// The tint, thinned, behind text and symbol in the tint.
  case tinted
  /// The tint behind text and symbol in white or black, whichever reads better.
  case filled
  /// A line around text and symbol in the tint.
  case bordered
  /// As filled, with heavier text: the one action that is meant.
  case prominent
  /// A thin white with a bright edge behind text and symbol in the colour of labels, as on glass that
  /// lies on a picture; flat.
  case glass
}
