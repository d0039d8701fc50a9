internal import CSymtextUnicode

extension BidiClass {
  /// Returns the class of a character from ICU; `nil` if ICU is missing.
  init?(installed scalar: Unicode.Scalar) {
    guard let value = UInt8(exactly: unicode_bidi_class(scalar.value)) else { return nil }
    self.init(rawValue: value)
  }
}

extension BidiBracket {
  /// Returns the paired bracket from ICU, and whether the given one is the opening bracket; `nil` for other characters.
  static func installedPair(of scalar: Unicode.Scalar) -> (paired: UInt32, isOpening: Bool)? {
    var isOpening = false
    let paired = unsafe unicode_paired_bracket(scalar.value, &isOpening)
    return paired == 0 ? nil : (paired, isOpening)
  }
}
