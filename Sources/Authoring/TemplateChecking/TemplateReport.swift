/// The result of a template check.
public struct TemplateReport: Sendable {
  /// Errors first, then by variant.
  public var problems: [TemplateProblem]

  /// The problems that make the file unusable.
  public var errors: [TemplateProblem] { problems.filter { $0.severity == .error } }
  /// The problems that may be intended.
  public var warnings: [TemplateProblem] { problems.filter { $0.severity == .warning } }
}
