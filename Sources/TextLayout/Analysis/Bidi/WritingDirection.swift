/// The requested direction of a paragraph.
public enum WritingDirection: String, CaseIterable, Sendable {
  /// The direction of the first strong character, or left to right without one: rules P2 and P3 of UAX 9.
  case automatic = "auto"
  /// Left to right for any text.
  case leftToRight = "ltr"
  /// Right to left for any text.
  case rightToLeft = "rtl"
}
