/// The line breaks that UAX 14 allows and that ICU 72 tailors away.
///
/// ICU keeps a hyphen after a break with the letter behind it (its rule 20.09), and a full stop or comma
/// that no number stands before with the digit behind it (its rule 25). Unicode 15 allows both breaks:
/// there is no rule for the one, and the numbers of section 8.2, example 7, begin with a digit.
///
/// <https://www.unicode.org/reports/tr14/tr14-49.html#Examples>
struct UntailoredBreaks {
  private var isInNumber = false
  private var isAfterHyphen = false
  private var isAfterSeparator = false
  private var isAfterJoiner = false

  /// Puts the missing breaks among those of ICU; takes time in proportion to the text.
  static func added(to breaks: [LineBreakOpportunity], in text: [UInt8]) -> [LineBreakOpportunity] {
    var result: [LineBreakOpportunity] = []
    result.reserveCapacity(breaks.count)
    var rest = breaks[...]
    var state = UntailoredBreaks()
    for (scalar, range) in UTF8Scalars(text, in: text.indices) {
      var isBreak = range.lowerBound == 0
      while let next = rest.first, next.offset <= range.lowerBound {
        isBreak = next.offset == range.lowerBound
        result.append(rest.removeFirst())
      }
      if state.advance(scalar, isAfterBreak: isBreak) {
        result.append(LineBreakOpportunity(offset: range.lowerBound, isMandatory: false))
      }
    }
    return result + rest
  }

  /// Takes the next character.
  /// - Returns: whether there is a break before it that ICU does not know of.
  private mutating func advance(_ scalar: Unicode.Scalar, isAfterBreak: Bool) -> Bool {
    let type = LineBreakClass(scalar)
    let isMissing =
      !isAfterBreak && !isAfterJoiner  // Rule LB8a.
      && ((type == .alphabetic && isAfterHyphen)
        || (type == .numeric && isAfterSeparator && !isInNumber))
    isAfterJoiner = scalar == "\u{200D}"
    if type == .combining && !isAfterBreak { return false }  // Rule LB9.
    isAfterHyphen = type == .hyphen && isAfterBreak
    isAfterSeparator = type == .infixSeparator
    isInNumber = type == .numeric || (isInNumber && (type == .infixSeparator || type == .symbol))
    return isMissing
  }
}
