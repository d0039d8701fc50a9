/// The word boundaries of a text, by UAX 29.
///
/// <https://www.unicode.org/reports/tr29/#Word_Boundaries>
enum WordBreaks {
  /// A word, or the text between two words.
  struct Segment: Hashable {
    /// UTF-8 bytes.
    var range: Range<Int>
    /// Whether it contains a letter, a number or an ideograph, or is an attachment or an emoji.
    var isWord: Bool
    /// Whether it is an emoji; adjacent ones are passed together.
    var isEmoji = false
  }

  /// Returns the segments of a part of a text, which they cover.
  ///
  /// ICU's dictionaries divide Chinese, Japanese, Korean, Thai and others. Without them, each ideograph is a word, and so
  /// are all letters of the others in a row.
  /// - Parameter usesDictionaries: false ignores an installed ICU.
  static func segments(
    in utf8: [UInt8], range: Range<Int>, usesDictionaries: Bool = true
  ) -> [Segment] {
    let rules = WordBreakRules(utf8, range: range)
    let found =
      usesDictionaries && rules.needsDictionary
      ? TextBreakIterator.wordEnds(in: utf8, range: range) : nil
    var start = range.lowerBound
    return (found ?? rules.segmentEnds).map { end, isWord in
      defer { start = end }
      let isAttachment = utf8[start..<end].elementsEqual("\u{FFFC}".utf8)
      let isEmoji = !isWord && isEmoji(utf8[start..<end])
      return Segment(
        range: start..<end, isWord: isWord || isAttachment || isEmoji, isEmoji: isEmoji)
    }
  }

  /// Returns whether text begins with a character that is shown as an emoji.
  private static func isEmoji(_ utf8: ArraySlice<UInt8>) -> Bool {
    guard let first = utf8.first, first >= 0xE2 else { return false }
    let scalars = String(decoding: utf8, as: UTF8.self).unicodeScalars
    return scalars.first.map { scalar in
      scalar.properties.isEmojiPresentation
        || (scalar.properties.isEmoji && scalars.contains("\u{FE0F}"))
    } ?? false
  }
}
