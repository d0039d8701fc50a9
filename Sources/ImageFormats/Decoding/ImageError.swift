/// An error in reading an image.
public struct ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason for an ``ImageError``.
  public enum Kind: Sendable {
    /// The file does not exist or cannot be read.
    case missing
    /// The file is not an image, or an image of an unsupported format.
    case notAnImage
    /// The image is corrupt or truncated.
    case damaged
    /// The image has too many pixels or shapes, or the file too many bytes.
    case tooLarge
    /// The requested size is invalid.
    case noSize
    /// The file has no page of that number, or no pages at all.
    case noPage
    /// The library that decodes such files is not installed.
    case notInstalled
  }

  /// The reason.
  public var kind: Kind
  /// One sentence that names the file and the way out.
  public var description: String

  package init(kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
