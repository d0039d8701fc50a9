/// Formats numbers as decimal text, for all formats.
package struct DecimalText: Hashable, Sendable {
  /// The most decimals, 0 to 9.
  package let decimals: Int
  /// Whether a number below 1 has a zero before the decimal point.
  package let hasLeadingZero: Bool
  /// Whether trailing zeros are written.
  package let keepsZeros: Bool
  /// 10 to the power of `decimals`.
  package let unitsPerOne: Double

  /// Makes a format.
  package init(decimals: Int, hasLeadingZero: Bool = true, keepsZeros: Bool = false) {
    self.keepsZeros = keepsZeros
    self.decimals = decimals
    self.hasLeadingZero = hasLeadingZero
    unitsPerOne = (0..<decimals).reduce(1) { power, _ in power * 10 }
  }

  /// Returns the text of a number, such as `12.5` or `-0.04`; `nil` if it is not finite or exceeds 64 bits.
  package func text(_ value: Double) -> String? {
    guard let units = units(value) else { return nil }
    var bytes: [UInt8] = []
    append(units, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a number in units of the last decimal, rounded; `nil` if it is not finite or exceeds 64 bits.
  package func units(_ value: Double) -> Int? {
    Int(exactly: (value * unitsPerOne).rounded())
  }

  /// Appends a whole number of units of the last decimal.
  /// - Returns: whether the text has a decimal point.
  @discardableResult
  package func append(_ units: Int, to bytes: inout [UInt8]) -> Bool {
    if units < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = units.magnitude
    var places = decimals
    while !keepsZeros && places > 0 && rest % 10 == 0 {
      rest /= 10
      places -= 1
    }
    let start = bytes.count
    let hasPoint = places > 0
    while rest > 0 || places > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
      places -= 1
      if places == 0 {
        bytes.append(UInt8(ascii: "."))
        if rest == 0 && hasLeadingZero { bytes.append(UInt8(ascii: "0")) }
      }
    }
    if bytes.count == start { bytes.append(UInt8(ascii: "0")) }
    bytes[start...].reverse()
    return hasPoint
  }
}
