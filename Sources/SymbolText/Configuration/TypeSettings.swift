/// The settings that determine text style sizes: the platform and the reader's preferred text size.
public struct TypeSettings: Hashable, Sendable {
  /// The platform whose table is used.
  public var platform: StylePlatform
  /// The reader's preferred text size; ignored on platforms without Dynamic Type.
  public var contentSize: ContentSizeCategory

  /// Makes settings; by default those of iOS out of the box.
  public init(platform: StylePlatform = .iOS, contentSize: ContentSizeCategory = .large) {
    self.platform = platform
    self.contentSize = contentSize
  }
}
