/// A font could not be opened or found.
public struct FontLoadingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What stands in the way.
  public enum Kind: Sendable {
    /// The file is not there.
    case missing
    /// The file is no font.
    case notAFont
    /// No installed font has that family name.
    case notInstalled
  }

  /// What stands in the way.
  public var kind: Kind
  /// One sentence that says what to do.
  public var description: String

  package init(kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
