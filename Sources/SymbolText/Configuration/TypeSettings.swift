/// What decides how large a text style is: whose table, and how large the reader wants text.
public struct TypeSettings: Hashable, Sendable {
  /// Whose table.
  public var platform: StylePlatform
  /// How large the reader wants text; without effect where there is no Dynamic Type.
  public var contentSize: ContentSizeCategory

  /// Makes settings; iOS as it is delivered unless said otherwise.
  public init(platform: StylePlatform = .iOS, contentSize: ContentSizeCategory = .large) {
    self.platform = platform
    self.contentSize = contentSize
  }
}
