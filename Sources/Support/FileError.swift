/// A file could not be read or written.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What stands in the way.
  package enum Kind: Sendable {
    /// It is not there or cannot be opened.
    case missing
    /// It is there, and not what is read here.
    case unusable
    /// It cannot be written.
    case unwritable
    /// It lies where nothing may be written.
    case outside
  }

  /// What stands in the way.
  package var kind: Kind
  /// One sentence that names the file.
  package var description: String

  package init(kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
