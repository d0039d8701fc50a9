/// A platform with text styles.
public enum StylePlatform: String, CaseIterable, Sendable {
  /// iPhone and iPad; sizes follow the content size category.
  case iOS
  /// The Mac; each style has one size.
  case macOS
  /// Apple TV; each style has one size, legible from across the room.
  case tvOS
  /// Apple Watch; sizes follow nine of the content size categories.
  case watchOS
  /// Apple Vision Pro; each style has one size, because Apple publishes those of the default category alone.
  case visionOS

  /// Reads a name, case-insensitively.
  package init?(_ name: String) {
    let found = Self.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
    guard let found else { return nil }
    self = found
  }

  /// The content size categories with sizes of their own, the smallest first.
  ///
  /// Another category counts as the next smaller one.
  public var contentSizes: [ContentSizeCategory] {
    switch self {
    case .iOS: ContentSizeCategory.allCases
    case .watchOS:
      ContentSizeCategory.allCases.filter { $0 != .medium && $0 <= .accessibility3 }
    case .macOS, .tvOS, .visionOS: [.large]
    }
  }

  /// Whether sizes follow the content size category.
  public var hasDynamicType: Bool { contentSizes.count > 1 }

  /// The styles of the platform, in the order of ``TextStyle``.
  public var textStyles: [TextStyle] {
    TextStyle.allCases.filter { $0.resolved(in: TypeSettings(platform: self)) != nil }
  }
}
