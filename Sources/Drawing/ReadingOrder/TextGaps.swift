/// The white space that lines leave out at their ends, though it parts what is read.
package struct TextGaps {
  private var text: [UInt8] = []
  /// Behind what was read last, in UTF-8 bytes.
  private var place: Int?

  /// Nothing read yet.
  package init() {}

  /// The white space before a part of a text, from what was read before it.
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

  /// The white space before the next U+FFFC, when that is what the next part stands for.
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
