/// The line break opportunities of a text, by UAX 14.
///
/// The rules are those of LineBreakTest: no tailoring except that of numbers (section 8.2, example 7). Words of Thai,
/// Lao, Khmer and Burmese are found with ICU's dictionaries; without ICU lines end there only at spaces.
///
/// <https://www.unicode.org/reports/tr14/>
enum LineBreakIterator {
  /// Returns the opportunities in linear time.
  /// - Parameters:
  ///   - text: UTF-8. Replace symbols with ideographs, which break in the same way.
  ///   - usesDictionaries: false ignores an installed ICU.
  /// - Returns: ascending byte offsets without 0, including the end.
  static func opportunities(
    in text: [UInt8], usesDictionaries: Bool = true
  ) -> [LineBreakOpportunity] {
    var result: [LineBreakOpportunity] = []
    result.reserveCapacity(text.count / 5)
    var rules = LineBreakRules()
    var words = DictionaryWords()
    for (scalar, range) in UTF8Scalars(text, in: text.indices) {
      let found = LineBreakClass(scalar)
      let boundary = rules.boundary(before: found) { base(behind: range.upperBound, in: text) }
      if usesDictionaries { words.append(range, found, in: text, to: &result) }
      guard boundary != .prohibited else { continue }
      result.append(.init(offset: range.lowerBound, isMandatory: boundary == .mandatory))
    }
    words.end(in: text, to: &result)
    if !text.isEmpty { result.append(.init(offset: text.count, isMandatory: rules.endsLine)) }
    return result
  }

  /// Returns the class of the first character at or behind an offset that is no mark.
  private static func base(behind offset: Int, in text: [UInt8]) -> LineBreakClass? {
    for (scalar, _) in UTF8Scalars(text, in: offset..<text.count) {
      let found = LineBreakClass(scalar)
      if !found.isMark { return found }
    }
    return nil
  }
}
