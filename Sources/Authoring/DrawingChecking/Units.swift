internal import SymtextSupport

private let hundredths = DecimalText(decimals: 2)

/// A length on the drawing grid, or a part of a whole, to the hundredth, with a minus sign for readers.
func units(_ value: Double) -> String {
  guard let text = hundredths.text(abs(value)) else { return "\(value)" }
  return (value < 0 && text != "0" ? "−" : "") + text
}
