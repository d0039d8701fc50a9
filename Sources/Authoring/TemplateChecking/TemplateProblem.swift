internal import SymtextFontGlyphs
public import SymtextSymbols

/// A rule that a template breaks, or a likely mistake.
public struct TemplateProblem: Hashable, Sendable, CustomStringConvertible {
  /// The severity.
  public enum Severity: String, Sendable {
    /// SF Symbols or Xcode reject the file, or draw it wrong.
    case error
    /// It may be intended.
    case warning
  }

  /// The rule.
  package var rule: TemplateRule
  /// The severity.
  public var severity: Severity
  /// The variant; `nil` for the whole file.
  package var variant: DrawnVariant?
  /// The path of the variant, from 1.
  package var path: Int?
  /// The command of the path, from 1.
  ///
  /// Each letter with its numbers is one command, and so is a repetition without a letter.
  public var command: Int?
  /// The name of the layer concerned, such as `hierarchical-0:primary`.
  var layerName: String?
  /// The line of the file, from 1.
  public var line: Int?
  /// The place in the file.
  public internal(set) var place = FindingPlace()
  /// The problem and its solution.
  public var message: String

  init(
    _ rule: TemplateRule, _ severity: Severity, _ message: String,
    variant: DrawnVariant? = nil, path: Int? = nil, command: Int? = nil, layerName: String? = nil,
    line: Int? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.variant = variant
    self.path = path
    self.command = command
    self.layerName = layerName
    self.line = line
  }

  /// `error: Regular-S, path 1, command 2: message (interpolation)`.
  public var description: String {
    var place: [String] = []
    if let variant { place.append("\(variant)") }
    if let path { place.append("path \(path)") }
    if let command { place.append("command \(command)") }
    let start = place.isEmpty ? "" : place.joined(separator: ", ") + ": "
    return "\(severity.rawValue): \(start)\(message) (\(rule.rawValue))"
  }
}
