/// A drawing could not be read: where, and what was expected.
public struct ImportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's path.
  public var file: String
  /// The line, from 1; `nil` when it concerns the whole file.
  public var line: Int?
  /// The column, from 1.
  public var column: Int?
  /// What is wrong and what would be right.
  public var message: String

  package init(file: String, line: Int? = nil, column: Int? = nil, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  /// `file:line:column: message`.
  public var description: String {
    var place = file
    if let line { place += ":\(line)" }
    if line != nil, let column { place += ":\(column)" }
    return "\(place): \(message)"
  }
}
