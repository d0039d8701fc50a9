/// An error in a drawing, with its place.
public struct ImportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's path.
  public var file: String
  /// The line, from 1; `nil` when the error concerns the whole file.
  public var line: Int?
  /// The column, from 1.
  public var column: Int?
  /// The problem and, where there is one, the remedy.
  public var message: String
  /// The layer of the symbol, from 0 at the back; `nil` if the error concerns no layer or several.
  package var layer: Int?
  /// The part of a template that the error concerns, for the checks of templates; `nil` for other parts.
  package var subject: Subject?

  /// A part of a template.
  package enum Subject: Hashable, Sendable {
    /// The name of a layer in a mode, such as `hierarchical-0:primary`.
    case layerName(String)
    /// The keyframes of the draw animation.
    case drawKeyframes
  }

  package init(
    file: String, line: Int? = nil, column: Int? = nil, message: String, subject: Subject? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.subject = subject
  }

  /// `file:line:column: message`.
  public var description: String {
    var place = file
    if let line { place += ":\(line)" }
    if line != nil, let column { place += ":\(column)" }
    return "\(place): \(message)"
  }
}
