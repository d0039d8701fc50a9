internal import SymtextGraphics

/// Lengths with units.
///
/// <https://www.w3.org/TR/css-values-4/#absolute-lengths>
package enum SVGLength {
  /// Parses a length, in user units (CSS pixels).
  /// - Parameter whole: The length of 100 %.
  /// - Returns: `nil` when the text is not a length.
  package static func parse(_ text: String, whole: Double) -> Double? {
    var scanner = SVGNumberScanner(text)
    guard let number = scanner.number() else { return nil }
    let unit = String(decoding: Array(text.utf8)[scanner.position...], as: UTF8.self)
      .filter { !$0.isWhitespace }
    let factor: Double
    switch unit {
    case "", "px": factor = 1
    case "pt": factor = 4.0 / 3
    case "pc": factor = 16
    case "mm": factor = 96 / 25.4
    case "cm": factor = 96 / 2.54
    case "in": factor = 96
    case "em", "rem": factor = 16
    case "ex": factor = 8
    case "%": factor = whole / 100
    default: return nil
    }
    return number * factor
  }
}
