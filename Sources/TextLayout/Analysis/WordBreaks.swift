/// The word boundaries of a text, by UAX 29.
///
/// <https://www.unicode.org/reports/tr29/#Word_Boundaries>
enum WordBreaks {
  /// A word, or the text between two words.
  struct Segment: Hashable {
    /// UTF-8 bytes.
    var range: Range<Int>
    /// Whether it contains a letter, a number or an ideograph, or is an attachment.
    var isWord: Bool
  }

  /// Returns the segments of a part of a text, which they cover.
  /// - Parameter usesICU: false uses the fallback for a missing ICU: sequences of letters and numbers.
  static func segments(
    in utf8: [UInt8], range: Range<Int>, usesICU: Bool = true
  ) -> [Segment] {
    let found = usesICU ? TextBreakIterator.wordEnds(in: utf8, range: range) : nil
    var start = range.lowerBound
    return (found ?? swiftEnds(in: utf8, range: range)).map { end, isWord in
      defer { start = end }
      let isAttachment = utf8[start..<end].elementsEqual("\u{FFFC}".utf8)
      return Segment(range: start..<end, isWord: isWord || isAttachment)
    }
  }

  private static func swiftEnds(
    in utf8: [UInt8], range: Range<Int>
  ) -> [(end: Int, isWord: Bool)] {
    var ends: [(end: Int, isWord: Bool)] = []
    var offset = range.lowerBound
    for character in String(decoding: utf8[range], as: UTF8.self) {
      offset += character.utf8.count
      let isWord = character.isLetter || character.isNumber
      if let last = ends.last, last.isWord && isWord { ends.removeLast() }
      ends.append((offset, isWord))
    }
    return ends
  }
}
