public import SymtextSymbols

/// A drawing rule that a drawing breaks.
public struct DrawingProblem: Hashable, Sendable, CustomStringConvertible {
  /// The rule.
  package var rule: DrawingRule
  /// The symbol's name.
  public var symbol: String
  /// The other symbol, if the rule compares two.
  public var other: String?
  /// The measured value: units of the drawing grid, their squares, or a fraction.
  public var value: Double?
  /// The least or largest allowed value.
  public var limit: Double?
  /// The problem, as the end of a sentence that begins with the symbol.
  public var message: String
  /// The place, in units of the drawing grid.
  public var place = FindingPlace()

  /// One sentence with the symbol, the rule and the number.
  public var description: String { "\(symbol), \(rule.rawValue): \(message)" }

  /// The sort key in a report: symbol, rule, the other symbol.
  var order: (String, Int, String) {
    (symbol, DrawingRule.allCases.firstIndex(of: rule) ?? 0, other ?? "")
  }
}
