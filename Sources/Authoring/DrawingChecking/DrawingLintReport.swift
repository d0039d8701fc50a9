/// The result of a drawing check.
public struct DrawingLintReport: Sendable {
  /// The number of drawings that were checked.
  public var drawingCount = 0
  /// The names of symbols that were not checked: they are not in symtext's own format, or too complex.
  public var skipped: [String] = []
  /// The broken rules, by symbol and rule.
  public var problems: [DrawingProblem] = []
  /// The number of excepted problems.
  public var exceptionCount = 0
  /// The measurements, by name.
  package var numbers: [DrawingNumbers] = []
}
