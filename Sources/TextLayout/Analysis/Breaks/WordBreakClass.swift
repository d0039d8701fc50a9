/// A character's `Word_Break`, divided where rule WB3c and dictionaries need other properties.
///
/// Raw values are those of `Scripts/unicode-tables`. The colon is not MidLetter, as in ICU: only Swedish and Finnish use
/// it in words. <https://www.unicode.org/reports/tr29/#Default_Word_Boundaries>
enum WordBreakClass: UInt8 {
  case other = 0
  case carriageReturn, lineFeed, newline
  case extend, zeroWidthJoiner
  case regionalIndicator
  case format
  case katakana
  case hebrewLetter, letter
  case singleQuote, doubleQuote
  case midNumLet, midLetter, midNum
  case numeric
  /// ExtendNumLet, such as the low line.
  case connector
  case space
  case pictographic
  /// ALetter that is `Extended_Pictographic`.
  case pictographicLetter
  /// `Ideographic`, and Hiragana.
  case ideograph
  /// `Line_Break` SA: Thai, Lao, Khmer, Burmese and others.
  case complexContext
  /// Syllables of Hangul, which are ALetter; ICU divides them from letters of other scripts.
  case hangul

  var endsLine: Bool { self == .carriageReturn || self == .lineFeed || self == .newline }

  /// Whether rule WB4 joins it to the character before.
  var isMark: Bool { self == .extend || self == .format || self == .zeroWidthJoiner }

  var isPictographic: Bool { self == .pictographic || self == .pictographicLetter }

  /// AHLetter.
  var isLetter: Bool {
    self == .letter || self == .hebrewLetter || self == .pictographicLetter || self == .hangul
  }

  /// Whether a segment with it is a word.
  var isInWords: Bool {
    isLetter || self == .numeric || self == .katakana || self == .ideograph
      || self == .complexContext
  }

  /// Whether a dictionary divides sequences of it.
  var needsDictionary: Bool {
    self == .katakana || self == .ideograph || self == .complexContext || self == .hangul
  }

  /// Whether it joins letters: MidLetter, MidNumLet or Single_Quote.
  var isInnerOfLetters: Bool { self == .midLetter || self == .midNumLet || self == .singleQuote }

  /// Whether it joins figures: MidNum, MidNumLet or Single_Quote.
  var isInnerOfNumbers: Bool { self == .midNum || self == .midNumLet || self == .singleQuote }
}
