internal import CSymtextUnicode

extension BidiClass {
  /// The class of a character, from ICU; `nil` when it is missing.
  init?(installed scalar: Unicode.Scalar) {
    guard let value = UInt8(exactly: unicode_bidi_class(scalar.value)) else { return nil }
    self.init(rawValue: value)
  }
}

extension BidiBracket {
  /// The bracket that pairs with one, from ICU, and whether the given one opens; `nil` of what is no
  /// bracket.
  static func installedPair(of scalar: Unicode.Scalar) -> (paired: UInt32, isOpening: Bool)? {
    var isOpening = false
    let paired = unsafe unicode_paired_bracket(scalar.value, &isOpening)
    return paired == 0 ? nil : (paired, isOpening)
  }
}
