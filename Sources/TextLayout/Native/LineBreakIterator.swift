internal import CLineBreak

/// Where a line may or must end, by UAX 14, from ICU.
///
/// <https://www.unicode.org/reports/tr14/>
enum LineBreakIterator {
  /// - Parameter text: UTF-8; symbols should stand in it as ideographs, which they break like.
  /// - Returns: byte offsets in rising order, without 0, with the end; `nil` when ICU or its data are
  ///   missing.
  static func opportunities(in text: [UInt8]) -> [LineBreakOpportunity]? {
    guard !text.isEmpty else { return [] }
    return unsafe text.withUnsafeBufferPointer { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters -> [LineBreakOpportunity]? in
        guard let base = characters.baseAddress,
          let breaks = unsafe line_breaks_open(base, characters.count)
        else { return nil }
        defer { unsafe line_breaks_close(breaks) }
        var result: [LineBreakOpportunity] = []
        var isMandatory = false
        while case let offset = unsafe line_breaks_next(breaks, &isMandatory), offset >= 0 {
          result.append(LineBreakOpportunity(offset: Int(offset), isMandatory: isMandatory))
        }
        return result
      }
    }
  }
}
