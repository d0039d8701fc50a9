/// A place where a text or a picture breaks a rule.
package struct AdviceFinding: Hashable, Sendable {
  /// The place of a finding.
  package enum Place: Hashable, Sendable {
    /// A byte of the markup.
    case markup(Int)
    /// An option of the picture, by its long name.
    case option(String)
  }

  /// The rule.
  package var rule: AdviceRule
  /// The place.
  package var place: Place
  /// The symbol's name; `nil` if the finding is about no symbol.
  package var symbol: String?
  /// The problem, its reason and the remedy, as a sentence without a full stop.
  package var message: String

  /// Makes a finding.
  package init(_ rule: AdviceRule, _ place: Place, symbol: String?, _ message: String) {
    self.rule = rule
    self.place = place
    self.symbol = symbol
    self.message = message
  }
}
