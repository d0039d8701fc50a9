/// A file of design tokens that is no theme.
public struct ThemeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the token, such as `button.filled.container`, or a place in the file; empty for the whole file.
  public var path: String
  /// The reason.
  public var message: String

  /// Makes an error.
  public init(_ path: String, _ message: String) {
    self.path = path
    self.message = message
  }

  /// The path and the reason.
  public var description: String { path.isEmpty ? message : "\(path): \(message)" }
}
