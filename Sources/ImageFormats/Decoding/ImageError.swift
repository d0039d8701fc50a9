/// An image cannot be used.
public struct ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What stands in the way.
  public enum Kind: Sendable {
    /// The file is not there or cannot be read.
    case missing
    /// The file holds something else than an image that is read.
    case notAnImage
    /// The file is an image that was not written properly or was cut off.
    case damaged
    /// The image has more pixels or shapes, or the file more bytes, than is allowed.
    case tooLarge
    /// The size that was asked for makes no sense.
    case noSize
    /// The file has no page of that number, or no pages at all.
    case noPage
    /// What reads such files is not installed.
    case notInstalled
  }

  /// What stands in the way.
  public var kind: Kind
  /// One sentence that names the file and says what to do.
  public var description: String

  package init(kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
