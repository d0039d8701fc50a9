/// A number to the thousandth.
func decimal(_ value: Double) -> String {
  let thousandths = (value * 1000).rounded()
  guard let number = Int(exactly: thousandths) else { return "\(value)" }
  let digits = String(number.magnitude % 1000)
  return (number < 0 ? "−" : "") + "\(number.magnitude / 1000)."
    + String(repeating: "0", count: 3 - digits.count) + digits
}
