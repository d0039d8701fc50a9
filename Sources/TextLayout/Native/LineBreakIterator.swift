internal import CICU

/// Where a line may or must end, by UAX 14, from ICU.
///
/// <https://www.unicode.org/reports/tr14/>
enum LineBreakIterator {
  /// - Parameter text: UTF-8; symbols should stand in it as ideographs, which they break like.
  /// - Returns: byte offsets in rising order, without 0, with the end; `nil` when ICU's data are
  ///   missing.
  static func opportunities(in text: [UInt8]) -> [LineBreakOpportunity]? {
    guard !text.isEmpty else { return [] }
    var status = U_ZERO_ERROR
    guard let iterator = unsafe st_ubrk_open(UBRK_LINE, nil, &status) else { return nil }
    defer { unsafe st_ubrk_close(iterator) }
    return unsafe text.withUnsafeBufferPointer { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters -> [LineBreakOpportunity]? in
        guard let base = characters.baseAddress,
          let view = unsafe st_utext_openUTF8(base, Int64(characters.count), &status)
        else { return nil }
        defer { unsafe st_utext_close(view) }
        unsafe st_ubrk_setUText(iterator, view, &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        var result: [LineBreakOpportunity] = []
        while case let offset = unsafe st_ubrk_next(iterator), offset >= 0 {
          let rule = unsafe st_ubrk_getRuleStatus(iterator)
          result.append(
            LineBreakOpportunity(
              offset: Int(offset),
              isMandatory: rule >= UBRK_LINE_HARD.rawValue
                && rule < UBRK_LINE_HARD_LIMIT.rawValue))
        }
        return result
      }
    }
  }
}
