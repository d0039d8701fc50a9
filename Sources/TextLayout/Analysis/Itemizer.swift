/// Cuts a styled text where style or script change, and at attachments and line ends.
enum Itemizer {
  /// - Returns: items in the order of the text; attachments and line ends lie between them.
  static func items(of text: StyledText) -> [TextItem] {
    var items: [TextItem] = []
    let attachments = Set(text.attachments.map(\.offset))
    for (number, span) in text.spans.enumerated() {
      var start = span.range.lowerBound
      var script: TextScript?
      func finish(_ end: Int) {
        if start < end {
          items.append(
            TextItem(
              range: start..<end, style: number, script: script ?? .latin,
              language: span.style.language))
        }
        script = nil
      }
      var offset = span.range.lowerBound
      while offset < span.range.upperBound {
        let byte = text.utf8[offset]
        if byte == UInt8(ascii: "\n") {
          finish(offset)
          offset += 1
          start = offset
          continue
        }
        if byte < 0x80 {
          let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
          if isLetter { change(to: .latin, at: offset) }
          offset += 1
          continue
        }
        if attachments.contains(offset) {
          finish(offset)
          offset += StyledText.attachmentLength
          start = offset
          continue
        }
        let (scalar, length) = Self.scalar(text.utf8, at: offset)
        let own = TextScript(scalar)
        if own != .common && own != .inherited { change(to: own, at: offset) }
        offset += length
      }
      finish(span.range.upperBound)

      /// Characters of no script of their own belong to the one before them.
      func change(to new: TextScript, at offset: Int) {
        if let old = script, old != new {
          finish(offset)
          start = offset
        }
        script = new
      }
    }
    return items
  }

  /// The character at a byte of valid UTF-8, and how many bytes it takes.
  static func scalar(_ utf8: [UInt8], at offset: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let first = utf8[offset]
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard length > 1, offset + length <= utf8.count else {
      return (Unicode.Scalar(first < 0x80 ? first : 0x3F), 1)
    }
    var value = UInt32(first) & (0xFF >> UInt32(length + 1))
    for byte in utf8[offset + 1..<offset + length] { value = value << 6 | UInt32(byte & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }
}
