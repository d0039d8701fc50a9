/// A picture could not be made.
public struct RenderingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What the reason is.
  public enum Kind: Hashable, Sendable {
    /// What was asked for cannot be made.
    case unusable
    /// A library or a program that is needed is not installed.
    case notInstalled
    /// A program that is needed did not do what it was asked for.
    case failed
  }

  /// What the reason is.
  public var kind: Kind
  /// One sentence.
  public var description: String

  package init(kind: Kind = .unusable, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
