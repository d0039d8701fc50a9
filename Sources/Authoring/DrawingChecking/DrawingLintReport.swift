/// What looking at drawings found.
public struct DrawingLintReport: Sendable {
  /// How many drawings were looked at.
  public var drawingCount = 0
  /// The names of symbols that were not looked at: they are not drawn in our own form, or too intricate.
  public var skipped: [String] = []
  /// The broken rules, by symbol and rule.
  public var problems: [DrawingProblem] = []
  /// How many problems are exceptions.
  public var exceptionCount = 0
  /// What was measured, by name.
  package var numbers: [DrawingNumbers] = []
}
