/// A font could not be written or read.
public struct FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, as the end of a sentence that begins with the font or table.
  public var description: String
  /// What could not become glyphs, by name, and why, when that is all that is wrong.
  public var failures: [String: String] = [:]

  /// Makes an error from its sentence.
  public init(_ description: String) { self.description = description }
}
