/// The reader's settings that determine how text is set: the platform, the preferred text size, and Bold Text.
public struct TypeSettings: Hashable, Sendable {
  /// The platform whose table of text styles is used.
  public var platform: StylePlatform
  /// The reader's preferred text size; ignored on platforms without Dynamic Type.
  public var contentSize: ContentSizeCategory
  /// Whether Bold Text is on: text and symbols are heavier (``BoldText``).
  public var hasBoldText: Bool

  /// Makes settings; by default those of iOS out of the box.
  public init(
    platform: StylePlatform = .iOS, contentSize: ContentSizeCategory = .large,
    hasBoldText: Bool = false
  ) {
    self.platform = platform
    self.contentSize = contentSize
    self.hasBoldText = hasBoldText
  }
}
