internal import SymtextFontGlyphs
package import SymtextSymbols

/// A rule that a template breaks, or what merely looks wrong.
public struct TemplateProblem: Hashable, Sendable, CustomStringConvertible {
  /// How much it matters.
  public enum Severity: String, Sendable {
    /// SF Symbols or Xcode refuse the file, or draw it wrong.
    case error
    /// It may be meant so.
    case warning
  }

  /// The rule.
  package var rule: TemplateRule
  /// How much it matters.
  public var severity: Severity
  /// The variant; `nil` when it concerns the whole file.
  package var variant: DrawnVariant?
  /// The path of the variant, from 1.
  package var path: Int?
  /// The command of the path, from 1, every letter with its numbers being one, repeated ones without a
  /// letter too.
  public var command: Int?
  /// The name of the layer that it concerns, such as `hierarchical-0:primary`.
  var layerName: String?
  /// The line of the file, from 1.
  public var line: Int?
  /// What is wrong and what would be right.
  public var message: String

  /// Makes a problem.
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
