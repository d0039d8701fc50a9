/// A font that cannot be opened or found.
public struct FontLoadingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of a failure.
  public enum Kind: Sendable {
    /// The file does not exist or cannot be read.
    case missing
    /// The file is not a font.
    case notAFont
    /// No installed font has the family name.
    case notInstalled
  }

  /// The kind of the failure.
  public var kind: Kind
  /// One sentence with the remedy.
  public var description: String

  package init(kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
