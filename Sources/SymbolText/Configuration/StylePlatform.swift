/// A platform whose text styles are in the table; those of visionOS and watchOS are not.
public enum StylePlatform: String, CaseIterable, Sendable {
  /// iPhone and iPad: sizes follow the content size category.
  case iOS
  /// The Mac: one size for each style.
  case macOS
  /// Apple TV: one size for each style, to be read from across the room.
  case tvOS

  /// Reads a name, in any case.
  package init?(_ name: String) {
    let found = Self.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
    guard let found else { return nil }
    self = found
  }

  /// Whether sizes follow the content size category.
  public var hasDynamicType: Bool { self == .iOS }

  /// The styles that the platform has, the largest first.
  public var textStyles: [TextStyle] {
    TextStyle.allCases.filter { $0.resolved(in: TypeSettings(platform: self)) != nil }
  }
}
