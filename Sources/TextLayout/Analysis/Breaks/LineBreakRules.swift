/// The rules of UAX 14, for one character after another.
///
/// Numbers are those of section 8.2, example 7, as in Unicode's LineBreakTest.
/// <https://www.unicode.org/reports/tr14/tr14-50.html#Algorithm>
struct LineBreakRules {
  /// Whether a line may end between two characters.
  enum Boundary {
    case mandatory
    case allowed
    case prohibited
  }

  /// The part of a number that ends at a character.
  private enum NumberPart {
    case none
    /// NU (NU | SY | IS)*.
    case digits
    /// Digits, and CL or CP.
    case closed
  }

  /// The last character, without the marks that rule LB9 joins to it.
  private var previous: LineBreakClass?
  /// The last character before the spaces that end here.
  private var beforeSpaces = LineBreakClass.alphabetic
  private var isAfterZeroWidthJoiner = false
  /// Whether HL and HY or BA are last.
  private var isAfterHebrewHyphen = false
  private var number = NumberPart.none
  /// Whether an odd number of regional indicators is last.
  private var isInFlag = false

  /// Returns the boundary before a character, and passes the character.
  /// - Parameter nextBase: returns the class of the character after it and its marks; rarely called.
  mutating func boundary(
    before found: LineBreakClass, nextBase: () -> LineBreakClass?
  ) -> Boundary {
    let isJoiner = found == .zeroWidthJoiner
    defer { isAfterZeroWidthJoiner = isJoiner }
    guard let previous, !previous.endsLine else {
      let isLineEnd = previous == .carriageReturn && found == .lineFeed
      let isFirst = previous == nil
      advance(found.isMark || found == .complexContext ? .alphabetic : found)
      return isFirst || isLineEnd ? .prohibited : .mandatory
    }
    // LB9
    if found.isMark && previous != .space && previous != .zeroWidthSpace { return .prohibited }
    // LB10; SA without a dictionary is AL by LB1.
    let next = found.isMark || found == .complexContext ? .alphabetic : found
    let isProhibited = isProhibited(before: next, after: previous, nextBase)
    advance(next)
    return isProhibited ? .prohibited : .allowed
  }

  /// Whether a line must end after the last character.
  var endsLine: Bool { previous?.endsLine ?? false }

  private mutating func advance(_ next: LineBreakClass) {
    isAfterHebrewHyphen = previous == .hebrewLetter && (next == .hyphen || next == .breakAfter)
    switch next {
    case .numeric: number = .digits
    case .symbolsAllowingBreakAfter, .infixNumeric: if number == .closed { number = .none }
    case _ where next.isClosing: number = number == .digits ? .closed : .none
    default: number = .none
    }
    isInFlag = next == .regionalIndicator && !isInFlag
    previous = next
    if next != .space { beforeSpaces = next }
  }

  private func isProhibited(
    before next: LineBreakClass, after previous: LineBreakClass, _ nextBase: () -> LineBreakClass?
  ) -> Bool {
    if next.endsLine || next == .space || next == .zeroWidthSpace { return true }  // LB6, LB7
    if beforeSpaces == .zeroWidthSpace { return false }  // LB8
    if isAfterZeroWidthJoiner { return true }  // LB8a
    // LB11, LB12
    if next == .wordJoiner || previous == .wordJoiner || previous == .glue { return true }
    if isProhibitedAfterSpaces(before: next, after: previous) { return true }
    guard previous != .space else { return false }  // LB18
    if next == .quotation || previous == .quotation { return true }  // LB19
    if next == .contingentBreak || previous == .contingentBreak { return false }  // LB20
    return isProhibitedBySign(before: next, after: previous)
      || isProhibitedByNumber(before: next, after: previous, nextBase)
      || isProhibitedByScript(before: next, after: previous)
  }

  /// Rules LB12a to LB17, most of which spaces do not end.
  private func isProhibitedAfterSpaces(
    before next: LineBreakClass, after previous: LineBreakClass
  ) -> Bool {
    switch next {
    case .glue:
      if previous != .space && previous != .breakAfter && previous != .hyphen { return true }
    case .exclamation, .infixNumeric, .symbolsAllowingBreakAfter: return true
    case _ where next.isClosing: return true
    default: break
    }
    switch beforeSpaces {
    case .quotation: return next.isOpening
    case .breakBoth: return next == .breakBoth
    case _ where beforeSpaces.isOpening: return true
    case _ where beforeSpaces.isClosing: return next == .nonStarter
    default: return false
    }
  }

  /// Rules LB21 to LB22.
  private func isProhibitedBySign(
    before next: LineBreakClass, after previous: LineBreakClass
  ) -> Bool {
    switch next {
    case .breakAfter, .hyphen, .nonStarter, .inseparable: true
    default:
      previous == .breakBefore || isAfterHebrewHyphen
        || (previous == .symbolsAllowingBreakAfter && next == .hebrewLetter)
    }
  }

  /// Rules LB23 to LB25.
  private func isProhibitedByNumber(
    before next: LineBreakClass, after previous: LineBreakClass, _ nextBase: () -> LineBreakClass?
  ) -> Bool {
    switch next {
    case .numeric:
      return previous.isLetter || previous.isNumberAffix || previous == .hyphen || number == .digits
    case .postfixNumeric:
      return previous.isLetter || previous.isIdeograph || number != .none
    case .prefixNumeric:
      return previous.isLetter || number != .none
    case .openPunctuation, .wideOpenPunctuation:
      return previous.isNumberAffix && nextBase() == .numeric
    case _ where next.isLetter:
      return previous == .numeric || previous.isNumberAffix
    default:
      return previous == .prefixNumeric && next.isIdeograph
    }
  }

  /// Rules LB26 to LB30b.
  private func isProhibitedByScript(
    before next: LineBreakClass, after previous: LineBreakClass
  ) -> Bool {
    switch next {
    case _ where next.isLetter:
      return previous.isLetter || previous == .infixNumeric || previous == .closeParenthesis
    case .numeric: return previous == .closeParenthesis
    case .openPunctuation: return previous.isLetter || previous == .numeric
    case .postfixNumeric: return previous.isHangul
    case .regionalIndicator: return isInFlag
    case .emojiModifier: return previous == .emojiBase || previous == .reservedPictographic
    case _ where next.isHangul: return previous == .prefixNumeric || isSyllable(previous, next)
    default: return false
    }
  }

  /// Rule LB26: whether two parts of Hangul are in one syllable.
  private func isSyllable(_ previous: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch previous {
    case .hangulL: next != .hangulT
    case .hangulV, .hangulLV: next == .hangulV || next == .hangulT
    case .hangulT, .hangulLVT: next == .hangulT
    default: false
    }
  }
}
