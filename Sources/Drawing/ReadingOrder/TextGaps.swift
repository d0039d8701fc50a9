/// Restores the white space that line breaks omit.
package struct TextGaps {
  private var text: [UInt8] = []
  /// The end of the last part, in UTF-8 bytes.
  private var place: Int?

  package init() {}

  /// Returns the white space between the last part and a run.
  package mutating func space(before run: GlyphRun) -> String {
    if place == nil || !run.text.utf8.elementsEqual(text) {
      text = Array(run.text.utf8)
      place = nil
    }
    let end = min(run.range.lowerBound, text.count)
    var start = end
    while start > place ?? 0, Self.isSpace(text[start - 1]) { start -= 1 }
    place = min(run.range.upperBound, text.count)
    return String(decoding: text[start..<end], as: UTF8.self)
  }

  /// Returns the white space before the next U+FFFC, if the next part takes its place.
  package mutating func spaceBeforeNext(_ part: ReadingPart) -> String {
    guard case .figure = part, let start = place else { return "" }
    var end = start
    while end < text.count, Self.isSpace(text[end]) { end += 1 }
    // U+FFFC
    guard text[end...].starts(with: [0xEF, 0xBF, 0xBC]) else { return "" }
    place = end + 3
    return String(decoding: text[start..<end], as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
