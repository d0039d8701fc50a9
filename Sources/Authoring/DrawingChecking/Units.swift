internal import SymtextSupport

private let hundredths = DecimalText(decimals: 2)

/// Formats a length on the drawing grid, or a fraction, to the hundredth, with a typographic minus sign.
func units(_ value: Double) -> String {
  guard let text = hundredths.text(abs(value)) else { return "\(value)" }
  return (value < 0 && text != "0" ? "−" : "") + text
}
