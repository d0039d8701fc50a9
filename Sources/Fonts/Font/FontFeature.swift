public import SymtextOpenType

/// A setting of an OpenType feature.
public struct FontFeature: Hashable, Sendable {
  /// Such as `ss01`.
  public var tag: Tag
  /// 0 off, 1 on; higher values choose alternates of some features.
  public var value: Int

  /// Makes a feature setting.
  public init(_ tag: Tag, _ value: Int = 1) {
    self.tag = tag
    self.value = value
  }
}
