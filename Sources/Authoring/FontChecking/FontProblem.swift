internal import SymtextFontGlyphs
public import SymtextSymbols

/// A rule that a symbol font breaks.
public struct FontProblem: Hashable, Sendable, CustomStringConvertible {
  /// The rule.
  package var rule: FontRule
  /// The symbol's name or alias.
  public var symbol: String
  /// The scale, if the rule is about a glyph.
  public var scale: SymbolScale?
  /// The value of `wght`, if the rule is about a weight.
  public var weight: Double?
  /// The measured value, in cap heights.
  public var value: Double?
  /// The least or largest allowed value, in cap heights.
  public var limit: Double?
  /// The problem, as the end of a sentence that begins with the symbol.
  public var message: String
  /// The spot of the glyph, in font units, y up, from the origin on the baseline.
  public var spot: FindingPlace.Spot?

  /// One sentence with the symbol, the scale, the weight and the number.
  public var description: String {
    var parts = [symbol]
    if let scale { parts.append(scale.rawValue) }
    if let weight { parts.append("wght \(Int(weight))") }
    return parts.joined(separator: ", ") + ": " + message
  }

  /// The place in the font.
  public var place: FindingPlace {
    FindingPlace(symbol: symbol, weight: weight, scale: scale, spot: spot)
  }

  /// The distance of the value from its limit, for finding the worst problem.
  var excess: Double {
    guard let value, let limit else { return 0 }
    return abs(value - limit)
  }

  /// The sort key in a report: rule, symbol, scale.
  var order: (Int, String, Int) {
    (
      FontRule.allCases.firstIndex(of: rule) ?? 0, symbol,
      scale.flatMap { SymbolScale.allCases.firstIndex(of: $0) } ?? 0
    )
  }
}
