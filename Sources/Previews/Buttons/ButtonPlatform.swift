/// Whose buttons are meant: their heights, the room in them, their corners and their type.
public enum ButtonPlatform: String, CaseIterable, Sendable {
  /// iPhone and iPad: capsules, and type that follows the content size category.
  case iOS
  /// The Mac: low rectangles with round corners.
  case macOS
  /// Apple Watch: capsules, on black.
  case watchOS
  /// Apple TV: what has the focus is white, and lies higher than the rest.
  case tvOS
  /// Apple Vision: capsules that eyes can hit.
  case visionOS

  /// The least side of what can be hit, in points: 60 where eyes point, 44 else.
  ///
  /// <https://developer.apple.com/design/human-interface-guidelines/buttons>
  package var leastTarget: Double { self == .visionOS ? 60 : ButtonLayout.leastTarget }

  /// Whether buttons are capsules when nothing is said of their shape.
  var hasCapsules: Bool { self != .macOS }
}
