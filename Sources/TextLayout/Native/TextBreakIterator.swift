internal import CSymtextUnicode

/// The boundaries between words that ICU finds with its dictionaries.
enum TextBreakIterator {
  /// Whether ICU and its dictionaries are installed; the first call loads them (0.65 ms).
  static var isInstalled: Bool { dictionaries_are_installed() }

  /// Returns the line break opportunities, by UAX 14.
  /// - Returns: ascending byte offsets from the start of the text, without the start of the range, including its end;
  ///   `nil` if ICU or its data are missing.
  static func lineBreaks(in text: [UInt8], range: Range<Int>) -> [Int]? {
    var result: [Int] = []
    let isFound = find(TEXT_BREAK_LINE, in: text, range: range) { offset, _ in
      result.append(offset)
    }
    return isFound ? result : nil
  }

  /// Returns the ends of words, and of the text between them, by UAX 29.
  /// - Returns: as ``lineBreaks(in:range:)``, and whether a word ends there.
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
      var isWord = false
      while case let offset = unsafe text_breaks_next(breaks, &isWord), offset >= 0 {
        body(range.lowerBound + Int(offset), isWord)
      }
      return true
    }
  }
}
