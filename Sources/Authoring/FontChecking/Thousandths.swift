internal import SymtextSupport

private let thousandths = DecimalText(decimals: 3, keepsZeros: true)

/// Formats a number to the thousandth, with a typographic minus sign.
func decimal(_ value: Double) -> String {
  guard let text = thousandths.text(abs(value)) else { return "\(value)" }
  return (value < 0 && text != thousandths.text(0) ? "−" : "") + text
}
