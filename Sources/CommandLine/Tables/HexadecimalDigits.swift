extension Unicode.Scalar {
  /// The digits after “U+”.
  package var hexadecimal: String { value.hexadecimal }
}

extension UInt32 {
  /// The digits after “U+”, at least four.
  package var hexadecimal: String {
    let digits = String(self, radix: 16, uppercase: true)
    return String(repeating: "0", count: 4 - Swift.min(digits.count, 4)) + digits
  }
}
