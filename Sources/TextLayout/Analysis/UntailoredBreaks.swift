/// Undoes ICU 72's tailoring of the line breaks of UAX 14.
///
/// ICU keeps a hyphen after a break with the letter after it (its rule 20.09). It keeps a full stop or comma that does
/// not follow a number with the digit after it (its rule 25), and breaks before it after a space. Unicode 15 has no
/// rule for the first; the numbers of section 8.2, example 7, begin with a digit; and rule LB13 forbids the last.
///
/// <https://www.unicode.org/reports/tr14/tr14-49.html#Examples>
struct UntailoredBreaks {
  private var previous: Unicode.Scalar?
  private var isAfterZeroWidthSpace = false
  private var isInNumber = false
  private var isAfterHyphen = false
  private var isAfterSeparator = false

  /// Returns the breaks of UAX 14 from those of ICU, in linear time.
  static func from(_ breaks: [LineBreakOpportunity], in text: [UInt8]) -> [LineBreakOpportunity] {
    var result: [LineBreakOpportunity] = []
    result.reserveCapacity(breaks.count)
    var rest = breaks[...]
    var state = UntailoredBreaks()
    for (scalar, range) in UTF8Scalars(text, in: text.indices) {
      var found: LineBreakOpportunity?
      while let next = rest.first, next.offset <= range.lowerBound { found = rest.removeFirst() }
      let type = LineBreakClass(scalar)
      if let found, found.isMandatory || !state.forbidsBreak(before: type) {
        result.append(found)
      } else if found == nil && range.lowerBound > 0 && state.allowsBreak(before: type) {
        result.append(LineBreakOpportunity(offset: range.lowerBound, isMandatory: false))
      }
      state.advance(scalar, type, isAfterBreak: found != nil || range.lowerBound == 0)
    }
    return result + rest
  }

  /// Applies rule LB13, which spaces do not end; rule LB8 precedes it.
  private func forbidsBreak(before type: LineBreakClass) -> Bool {
    type == .infixSeparator && previous == " " && !isAfterZeroWidthSpace
  }

  /// Applies rule LB31 where an ICU rule precedes it; rule LB8a precedes both.
  private func allowsBreak(before type: LineBreakClass) -> Bool {
    guard previous != "\u{200D}" else { return false }
    return (type == .alphabetic && isAfterHyphen)
      || (type == .numeric && isAfterSeparator && !isInNumber)
  }

  private mutating func advance(
    _ scalar: Unicode.Scalar, _ type: LineBreakClass, isAfterBreak: Bool
  ) {
    previous = scalar
    if type == .combining && !isAfterBreak { return }  // Rule LB9.
    isAfterZeroWidthSpace = scalar == "\u{200B}" || (isAfterZeroWidthSpace && scalar == " ")
    isAfterHyphen = type == .hyphen && isAfterBreak
    isAfterSeparator = type == .infixSeparator
    isInNumber = type == .numeric || (isInNumber && (type == .infixSeparator || type == .symbol))
  }
}
