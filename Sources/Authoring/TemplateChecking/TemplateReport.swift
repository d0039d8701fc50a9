/// What checking a template found.
public struct TemplateReport: Sendable {
  /// Errors first, then by variant.
  public var problems: [TemplateProblem]

  /// Those that make the file unusable.
  public var errors: [TemplateProblem] { problems.filter { $0.severity == .error } }
  /// Those that may be meant so.
  public var warnings: [TemplateProblem] { problems.filter { $0.severity == .warning } }
}
