/// A picture could not be made.
public struct RenderingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence.
  public var description: String

  package init(_ description: String) { self.description = description }
}
