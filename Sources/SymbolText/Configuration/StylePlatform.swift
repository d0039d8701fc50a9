/// A platform with known text styles; visionOS and watchOS are not supported.
public enum StylePlatform: String, CaseIterable, Sendable {
  /// iPhone and iPad; sizes follow the content size category.
  case iOS
  /// The Mac; each style has one size.
  case macOS
  /// Apple TV; each style has one size, legible from across the room.
  case tvOS

  /// Reads a name, case-insensitively.
  package init?(_ name: String) {
    let found = Self.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
    guard let found else { return nil }
    self = found
  }

  /// Whether sizes follow the content size category.
  public var hasDynamicType: Bool { self == .iOS }

  /// The styles of the platform, the largest first.
  public var textStyles: [TextStyle] {
    TextStyle.allCases.filter { $0.resolved(in: TypeSettings(platform: self)) != nil }
  }
}
