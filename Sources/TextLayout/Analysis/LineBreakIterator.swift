/// The line break opportunities of a text, by UAX 14.
///
/// The rules are those of LineBreakTest: no tailoring except that of numbers (section 8.2, example 7).
///
/// <https://www.unicode.org/reports/tr14/>
enum LineBreakIterator {
  /// - Parameter text: UTF-8. Replace symbols with ideographs, which break in the same way.
  /// - Returns: ascending byte offsets without 0, including the end; `nil` if ICU or its data are missing.
  static func opportunities(in text: [UInt8]) -> [LineBreakOpportunity]? {
    TextBreakIterator.lineBreaks(in: text).map { UntailoredBreaks.from($0, in: text) }
  }
}
