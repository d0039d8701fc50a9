/// A rule of the grammar that a drawing breaks.
public struct DrawingProblem: Hashable, Sendable, CustomStringConvertible {
  /// The rule.
  package var rule: DrawingRule
  /// The symbol's name.
  public var symbol: String
  /// The other symbol, if the rule is about two.
  public var other: String?
  /// What was measured: units of the drawing grid, their squares, or parts of a whole.
  public var value: Double?
  /// What it should have been at least or at most.
  public var limit: Double?
  /// What is wrong, as the end of a sentence that begins with the symbol.
  public var message: String

  /// One sentence with the symbol, the rule and the number.
  public var description: String { "\(symbol), \(rule.rawValue): \(message)" }

  /// Where it stands in a report: by symbol, rule, the other symbol.
  var place: (String, Int, String) {
    (symbol, DrawingRule.allCases.firstIndex(of: rule) ?? 0, other ?? "")
  }
}
