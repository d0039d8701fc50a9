internal import CUnicode

/// What is asked of a character's `Line_Break`.
enum LineBreakClass {
  case other
  case numeric
  case infixSeparator
  case symbol
  /// HY, and U+2010.
  case hyphen
  /// CM and ZWJ.
  case combining
  case alphabetic

  init(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "a"..."z", "A"..."Z": self = .alphabetic
    case " ": self = .other
    case "0"..."9": self = .numeric
    default:
      switch unicode_line_break_class(scalar.value) {
      case LINE_BREAK_NUMERIC: self = .numeric
      case LINE_BREAK_INFIX: self = .infixSeparator
      case LINE_BREAK_SYMBOL: self = .symbol
      case LINE_BREAK_HYPHEN: self = .hyphen
      case LINE_BREAK_COMBINING: self = .combining
      case LINE_BREAK_ALPHABETIC: self = .alphabetic
      default: self = .other
      }
    }
  }
}
