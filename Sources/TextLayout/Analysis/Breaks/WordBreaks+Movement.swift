extension WordBreaks {
  /// Returns the word at an offset of a text, or the text between two words; at the end of the text, the last one.
  static func word(at offset: Int, in utf8: [UInt8]) -> Range<Int> {
    let offset = min(max(offset, 0), utf8.count)
    let paragraph = paragraph(at: offset, in: utf8)
    let words = segments(in: utf8, range: paragraph)
    return words.last { $0.range.lowerBound <= offset }?.range ?? paragraph
  }

  /// Returns the text between the line feeds around an offset within the text.
  static func paragraph(at offset: Int, in utf8: [UInt8]) -> Range<Int> {
    let feed = UInt8(ascii: "\n")
    let start = utf8[..<offset].lastIndex(of: feed).map { $0 + 1 } ?? 0
    return start..<(utf8[offset...].firstIndex(of: feed) ?? utf8.count)
  }

  /// Returns the end of the first word that ends after an offset; `nil` if there is none.
  static func wordEnd(behind offset: Int, in utf8: [UInt8]) -> Int? {
    var start = offset
    while start < utf8.count {
      let paragraph = paragraph(at: start, in: utf8)
      let words = segments(in: utf8, range: paragraph)
      if let first = words.firstIndex(where: { $0.isWord && $0.range.upperBound > offset }) {
        let rest = words[first...]
        guard rest[first].isEmoji else { return rest[first].range.upperBound }
        let next = rest.firstIndex { !$0.isEmoji } ?? words.endIndex
        return words[next - 1].range.upperBound
      }
      start = paragraph.upperBound + 1
    }
    return nil
  }

  /// Returns the start of the last word that begins before an offset; `nil` if there is none.
  static func wordStart(before offset: Int, in utf8: [UInt8]) -> Int? {
    var end = offset
    while end >= 0 {
      let paragraph = paragraph(at: end, in: utf8)
      let words = segments(in: utf8, range: paragraph)
      if let last = words.lastIndex(where: { $0.isWord && $0.range.lowerBound < offset }) {
        let rest = words[...last]
        guard rest[last].isEmoji else { return rest[last].range.lowerBound }
        let first = rest.lastIndex { !$0.isEmoji }.map { $0 + 1 } ?? 0
        return rest[first].range.lowerBound
      }
      end = paragraph.lowerBound - 1
    }
    return nil
  }
}
