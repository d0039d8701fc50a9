/// A character's `Line_Break` after rule LB1 of UAX 14, divided where rules LB30 and LB30b need other properties.
///
/// Raw values are those of `Scripts/unicode-tables`. <https://www.unicode.org/reports/tr14/#Table1>
enum LineBreakClass: UInt8 {
  /// AL, also for AI, SG and XX.
  case alphabetic = 0
  case breakAfter, breakBefore, breakBoth
  case mandatoryBreak
  case contingentBreak
  case closePunctuation
  /// CM, also for marks of SA.
  case combiningMark
  /// CP that is not wide.
  case closeParenthesis
  case carriageReturn
  case emojiBase, emojiModifier
  case exclamation
  case glue
  case hangulLV, hangulLVT
  case hebrewLetter
  case hyphen
  case ideographic
  case inseparable
  case infixNumeric
  case hangulL, hangulT, hangulV
  case lineFeed, nextLine
  /// NS, also for CJ.
  case nonStarter
  case numeric
  /// OP that is not wide.
  case openPunctuation
  case postfixNumeric, prefixNumeric
  case quotation
  case regionalIndicator
  /// SA without its marks: Thai, Lao, Khmer, Burmese and others that write no spaces between words.
  case complexContext
  case space
  case symbolsAllowingBreakAfter
  case wordJoiner
  case zeroWidthSpace, zeroWidthJoiner
  case wideCloseParenthesis, wideOpenPunctuation
  /// ID that is an unassigned `Extended_Pictographic`.
  case reservedPictographic

  /// Whether a line must end after it, by rules LB4 and LB5.
  var endsLine: Bool {
    switch self {
    case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine: true
    default: false
    }
  }

  var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }

  var isOpening: Bool { self == .openPunctuation || self == .wideOpenPunctuation }

  /// Whether it is CL or CP.
  var isClosing: Bool {
    self == .closePunctuation || self == .closeParenthesis || self == .wideCloseParenthesis
  }

  /// Whether it is PR or PO.
  var isNumberAffix: Bool { self == .prefixNumeric || self == .postfixNumeric }

  /// Whether it is a mark that rule LB9 joins to the character before.
  var isMark: Bool { self == .combiningMark || self == .zeroWidthJoiner }

  /// Whether it is ID, EB or EM.
  var isIdeograph: Bool {
    switch self {
    case .ideographic, .reservedPictographic, .emojiBase, .emojiModifier: true
    default: false
    }
  }

  var isHangul: Bool {
    switch self {
    case .hangulL, .hangulV, .hangulT, .hangulLV, .hangulLVT: true
    default: false
    }
  }
}
