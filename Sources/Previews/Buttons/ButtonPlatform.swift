/// The platform whose buttons are drawn.
///
/// It determines the theme, unless the button has one, and the text styles.
public enum ButtonPlatform: String, CaseIterable, Sendable {
  /// iPhone and iPad: capsules, with text that follows the content size category.
  case iOS
  /// The Mac: low rectangles with round corners, and capsules in the large sizes.
  case macOS
  /// Apple Watch: capsules, on black.
  case watchOS
  /// Apple TV: the focused button is white and raised.
  case tvOS
  /// Apple Vision: capsules that are large enough for eye tracking.
  case visionOS
}
