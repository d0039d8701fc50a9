extension UInt32 {
  /// Returns at least so many hexadecimal digits.
  func hexadecimal(digits count: Int, uppercase: Bool = false) -> String {
    let digits = String(self, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: Swift.max(count - digits.count, 0)) + digits
  }
}
