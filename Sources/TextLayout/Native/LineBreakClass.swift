internal import CSymtextUnicode

/// The required classes of `Line_Break`.
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
    switch scalar.value {
    case 0x61...0x7A, 0x41...0x5A: self = .alphabetic
    case 0x30...0x39: self = .numeric
    case 0x2C, 0x2E, 0x3A, 0x3B: self = .infixSeparator  // , . : ;
    case 0x2F: self = .symbol
    case 0x2D: self = .hyphen
    case 0x20: self = .other
    default: self.init(installed: scalar)
    }
  }

  /// Returns the class of a character from ICU.
  init(installed scalar: Unicode.Scalar) {
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
