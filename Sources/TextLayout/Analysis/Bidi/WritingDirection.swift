/// The direction that is asked for a paragraph.
public enum WritingDirection: String, CaseIterable, Sendable {
  /// That of the first strong character, left to right where there is none: rules P2 and P3 of UAX 9.
  case automatic = "auto"
  /// Left to right, whatever the text.
  case leftToRight = "ltr"
  /// Right to left, whatever the text.
  case rightToLeft = "rtl"
}
