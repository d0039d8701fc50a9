internal import SymtextSupport

extension StyledText {
  /// Appends a text with its attributes and attachments.
  public mutating func append(_ other: StyledText) {
    let start = utf8.count
    utf8 += other.utf8
    emptyAttributes = utf8.isEmpty ? other.emptyAttributes ?? emptyAttributes : nil
    for var span in other.spans {
      span.range = span.range.lowerBound + start..<span.range.upperBound + start
      if !extendLastSpan(by: span) { append(span) }
    }
    for var placement in other.attachments {
      placement.move(by: start)
      attachments.append(placement)
    }
  }

  /// Returns a part of the text with its attributes and attachments.
  /// - Parameter range: whole characters, in UTF-8 bytes.
  func part(_ range: Range<Int>) -> StyledText {
    var part = StyledText()
    guard !range.isEmpty else {
      part.emptyAttributes = utf8.isEmpty ? emptyAttributes : attributes(at: range.lowerBound)
      return part
    }
    part.utf8 = Array(utf8[range])
    var index = spans.partitionPoint { $0.range.upperBound <= range.lowerBound }
    while index < spans.count, spans[index].range.lowerBound < range.upperBound {
      let own = spans[index].range.clamped(to: range)
      var span = spans[index]
      span.range = own.lowerBound - range.lowerBound..<own.upperBound - range.lowerBound
      part.append(span)
      index += 1
    }
    index = attachments.partitionPoint { $0.offset < range.lowerBound }
    while index < attachments.count, attachments[index].offset < range.upperBound {
      var placement = attachments[index]
      placement.move(by: -range.lowerBound)
      part.attachments.append(placement)
      index += 1
    }
    return part
  }

  /// The paragraphs, each with its line feed; the last one has none and may be empty.
  var paragraphs: [StyledText] {
    var paragraphs: [StyledText] = []
    var start = 0
    while let feed = utf8[start...].firstIndex(of: UInt8(ascii: "\n")) {
      paragraphs.append(part(start..<feed + 1))
      start = feed + 1
    }
    return paragraphs + [part(start..<utf8.count)]
  }
}

extension StyledText.Placement {
  /// Moves the placement in the text.
  fileprivate mutating func move(by distance: Int) {
    attachment.offset += distance
    rightToLeft?.offset += distance
  }
}
