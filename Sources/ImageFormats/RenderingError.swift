/// An error in making a picture.
public struct RenderingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason for a ``RenderingError``.
  public enum Kind: Hashable, Sendable {
    /// The request cannot be fulfilled.
    case unusable
    /// A required library or program is not installed.
    case notInstalled
    /// A required program failed.
    case failed
  }

  /// The reason.
  public var kind: Kind
  /// One sentence.
  public var description: String

  package init(kind: Kind = .unusable, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
