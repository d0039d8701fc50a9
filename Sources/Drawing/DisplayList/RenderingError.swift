/// A picture could not be made.
public struct RenderingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence.
  public var description: String

  init(_ description: String) { self.description = description }
}
