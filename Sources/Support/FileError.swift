/// A file that could not be read or written.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of failure.
  package enum Kind: Sendable {
    /// The file does not exist or cannot be opened.
    case missing
    /// The file exists, but is not of the expected kind.
    case unusable
    /// The file cannot be written.
    case unwritable
    /// The path is outside the folder for output.
    case outside
  }

  /// The kind of failure.
  package var kind: Kind
  /// A sentence that names the file.
  package var description: String

  package init(kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
