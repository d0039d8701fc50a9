/// The side where a row begins.
public enum LayoutDirection: Sendable {
  /// At the left.
  case leftToRight
  /// At the right.
  case rightToLeft
}
