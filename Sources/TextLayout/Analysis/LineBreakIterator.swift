/// Where a line may or must end, by UAX 14.
///
/// The rules are those of LineBreakTest: without tailoring but that of numbers (section 8.2, example 7).
///
/// <https://www.unicode.org/reports/tr14/>
enum LineBreakIterator {
  /// - Parameter text: UTF-8; symbols should stand in it as ideographs, which they break like.
  /// - Returns: byte offsets in rising order, without 0, with the end; `nil` when ICU or its data are
  ///   missing.
  static func opportunities(in text: [UInt8]) -> [LineBreakOpportunity]? {
    TextBreakIterator.lineBreaks(in: text).map { UntailoredBreaks.from($0, in: text) }
  }
}
