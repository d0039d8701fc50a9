internal import CSymtextUnicode

extension LineBreakClass {
  init(_ scalar: Unicode.Scalar) {
    self = LineBreakClass(rawValue: unicode_record(scalar.value).line_break) ?? .alphabetic
  }
}

extension GraphemeBreakClass {
  init(_ scalar: Unicode.Scalar) {
    self = GraphemeBreakClass(rawValue: unicode_record(scalar.value).grapheme_break) ?? .other
  }
}

extension WordBreakClass {
  init(_ scalar: Unicode.Scalar) {
    self = WordBreakClass(rawValue: unicode_record(scalar.value).word_break) ?? .other
  }
}

extension BidiClass {
  init(_ scalar: Unicode.Scalar) {
    self = BidiClass(rawValue: unicode_record(scalar.value).bidi_class) ?? .otherNeutral
  }
}

extension BidiBracket {
  /// Returns the paired bracket, and whether the given one is the opening bracket; `nil` for other characters.
  static func pair(of scalar: Unicode.Scalar) -> (paired: UInt32, isOpening: Bool)? {
    var isOpening = false
    let paired = unsafe unicode_paired_bracket(scalar.value, &isOpening)
    return paired == 0 ? nil : (paired, isOpening)
  }
}
