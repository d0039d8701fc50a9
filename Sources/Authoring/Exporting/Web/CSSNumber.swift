internal import SymtextSupport

/// Formats numbers for style sheets.
enum CSSNumber {
  /// Returns a number with at most `decimals` digits, 0 to 9, without trailing zeros: `.5`, `-2`.
  static func text(_ value: Double, decimals: Int = 4) -> String {
    let text = DecimalText(decimals: decimals, hasLeadingZero: false).text(value) ?? "0"
    return text == "-0" ? "0" : text
  }

  /// Returns a percentage for the names of keyframes: `100` for 1.
  static func percent(_ value: Double) -> String { text(value * 100, decimals: 0) }
}
