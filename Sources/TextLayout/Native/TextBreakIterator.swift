internal import CSymtextUnicode

/// The places in a text that Unicode's segmentation algorithms find, from ICU.
enum TextBreakIterator {
  /// Where a line may or must end, by UAX 14.
  /// - Returns: byte offsets in rising order, without 0, with the end; `nil` when ICU or its data are
  ///   missing.
  static func lineBreaks(in text: [UInt8]) -> [LineBreakOpportunity]? {
    var result: [LineBreakOpportunity] = []
    let isFound = find(TEXT_BREAK_LINE, in: text, range: text.indices) { offset, isMandatory in
      result.append(LineBreakOpportunity(offset: offset, isMandatory: isMandatory))
    }
    return isFound ? result : nil
  }

  /// Where extended grapheme clusters end, by UAX 29.
  /// - Returns: byte offsets from the start of the text in rising order, without the start of the range,
  ///   with its end; `nil` when ICU or its data are missing.
  static func clusterEnds(in text: [UInt8], range: Range<Int>) -> [Int]? {
    var result: [Int] = []
    let isFound = find(TEXT_BREAK_CHARACTER, in: text, range: range) { offset, _ in
      result.append(offset)
    }
    return isFound ? result : nil
  }

  /// Where words, and what stands between them, end, by UAX 29.
  /// - Returns: as ``clusterEnds(in:range:)``, and whether a word ends there.
  static func wordEnds(in text: [UInt8], range: Range<Int>) -> [(end: Int, isWord: Bool)]? {
    var result: [(end: Int, isWord: Bool)] = []
    let isFound = find(TEXT_BREAK_WORD, in: text, range: range) { result.append(($0, $1)) }
    return isFound ? result : nil
  }

  private static func find(
    _ kind: TextBreakKind, in text: [UInt8], range: Range<Int>, _ body: (Int, Bool) -> Void
  ) -> Bool {
    guard !range.isEmpty else { return true }
    return unsafe text.withUnsafeBufferPointer { bytes -> Bool in
      let part = unsafe UnsafeBufferPointer(rebasing: bytes[range])
      guard let base = part.baseAddress,
        let breaks = unsafe text_breaks_open(kind, base, part.count)
      else { return false }
      defer { unsafe text_breaks_close(breaks) }
      var isSpecial = false
      while case let offset = unsafe text_breaks_next(breaks, &isSpecial), offset >= 0 {
        body(range.lowerBound + Int(offset), isSpecial)
      }
      return true
    }
  }
}
