/// An error in a file of hyphenation patterns.
public struct HyphenationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence that names the file and the error.
  public var description: String

  init(_ description: String) { self.description = description }
}
