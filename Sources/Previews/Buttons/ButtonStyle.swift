/// The style of a button.
public enum ButtonStyle: String, CaseIterable, Sendable {
  /// Text and symbol in the tint, without a background.
  case plain
  /// Text and symbol in the tint, on grey.
  case gray
  /// Text and symbol in the tint, on the translucent tint.
  case tinted
  /// Text and symbol in white or black, whichever has more contrast, on the tint.
  case filled
  /// Text and symbol in the tint, with a border.
  case bordered
  /// As filled, with heavier text, for the preferred action.
  case prominent
  /// Text and symbol in the label colour, on translucent white with a bright edge, like glass on a picture.
  case glass
}
