internal import SymtextSupport

/// Numbers as style sheets have them.
enum CSSNumber {
  /// A number with at most so many decimals, 0 to 9, none of them needless: `.5`, `-2`.
  static func text(_ value: Double, decimals: Int = 4) -> String {
    let text = DecimalText(decimals: decimals, hasLeadingZero: false).text(value) ?? "0"
    return text == "-0" ? "0" : text
  }

  /// A number in CSS's list of how layers and effects are told apart: `100` for 1.
  static func percent(_ value: Double) -> String { text(value * 100, decimals: 0) }
}
