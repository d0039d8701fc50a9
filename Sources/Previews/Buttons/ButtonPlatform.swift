/// The platform whose buttons are drawn.
///
/// It determines heights, spaces, corners and font sizes.
public enum ButtonPlatform: String, CaseIterable, Sendable {
  /// iPhone and iPad: capsules, with text that follows the content size category.
  case iOS
  /// The Mac: low rectangles with round corners.
  case macOS
  /// Apple Watch: capsules, on black.
  case watchOS
  /// Apple TV: the focused button is white and raised.
  case tvOS
  /// Apple Vision: capsules that are large enough for eye tracking.
  case visionOS

  /// The minimal side of a target, in points: 60 for eye tracking, otherwise 44.
  ///
  /// <https://developer.apple.com/design/human-interface-guidelines/buttons>
  package var leastTarget: Double { self == .visionOS ? 60 : ButtonLayout.leastTarget }

  /// Whether buttons are capsules by default.
  var hasCapsules: Bool { self != .macOS }
}
