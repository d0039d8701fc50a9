/// A file of hyphenation patterns cannot be used.
public struct HyphenationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence that names the file and what is wrong.
  public var description: String

  init(_ description: String) { self.description = description }
}
