extension AttributedText {
  /// The characters, with U+FFFC for each symbol and image.
  public var text: String {
    spans.reduce(into: "") { text, span in
      if case .text(let own) = span.content { text += own } else { text += "\u{FFFC}" }
    }
  }

  /// The number of UTF-8 bytes of ``text``.
  public var utf8Count: Int { spans.reduce(0) { $0 + $1.utf8Count } }

  /// The pieces with their ranges, in order.
  public var runs: [Run] {
    var start = 0
    return spans.map { span in
      defer { start += span.utf8Count }
      return Run(
        range: start..<start + span.utf8Count, content: span.content, attributes: span.attributes)
    }
  }

  /// Returns the ranges of a text, compared byte by byte; overlapping matches count once.
  public func ranges(of part: String) -> [Range<Int>] {
    let (all, part) = (Array(text.utf8), Array(part.utf8))
    guard !part.isEmpty else { return [] }
    var ranges: [Range<Int>] = []
    var start = 0
    while start + part.count <= all.count {
      if all[start..<start + part.count].elementsEqual(part) {
        ranges.append(start..<start + part.count)
        start += part.count
      } else {
        start += 1
      }
    }
    return ranges
  }

  /// A part with its attributes.
  public subscript(range: Range<Int>) -> AttributedText {
    var part = AttributedText()
    var start = 0
    for span in spans {
      let end = start + span.utf8Count
      defer { start = end }
      if end <= range.lowerBound { continue }
      if start >= range.upperBound { break }
      if let own = span.part(from: range.lowerBound - start, to: range.upperBound - start) {
        part.append(own)
      }
    }
    return part
  }

  /// Replaces a part by a text.
  public mutating func replaceSubrange(_ range: Range<Int>, with other: AttributedText) {
    self = self[0..<max(range.lowerBound, 0)] + other + self[max(range.upperBound, 0)..<Int.max]
  }

  /// Replaces a part by characters, with the attributes of the part's first piece or, if the part is empty, of the
  /// piece before it.
  public mutating func replaceSubrange(_ range: Range<Int>, with text: String) {
    let before = self[0..<max(range.lowerBound, 0)].spans.last
    let attributes = (self[range].spans.first ?? before)?.attributes ?? Attributes()
    var other = AttributedText()
    other.append(text, attributes)
    replaceSubrange(range, with: other)
  }

  /// Removes a part.
  public mutating func removeSubrange(_ range: Range<Int>) {
    replaceSubrange(range, with: AttributedText())
  }

  /// Replaces the attributes of a part.
  public mutating func setAttributes(_ attributes: Attributes, in range: Range<Int>) {
    change(range) { _ in attributes }
  }

  /// Adds attributes to those of a part; unspecified ones stay unchanged.
  public mutating func mergeAttributes(_ attributes: Attributes, in range: Range<Int>) {
    change(range) { $0.applying(attributes) }
  }

  private mutating func change(_ range: Range<Int>, _ attributes: (Attributes) -> Attributes) {
    var changed = AttributedText()
    for span in self[range].spans {
      changed.append(Span(content: span.content, attributes: attributes(span.attributes)))
    }
    replaceSubrange(range, with: changed)
  }

  /// Returns the concatenation of two texts.
  public static func + (first: AttributedText, second: AttributedText) -> AttributedText {
    var both = first
    both.append(second)
    return both
  }

  /// Appends a text.
  public static func += (first: inout AttributedText, second: AttributedText) {
    first.append(second)
  }
}

extension AttributedText.Span {
  /// The number of UTF-8 bytes; symbols and images count as U+FFFC.
  fileprivate var utf8Count: Int {
    if case .text(let text) = content { text.utf8.count } else { 3 }
  }

  /// Returns a part, in bytes from the start, clamped to the span; `nil` if the part is empty.
  fileprivate func part(from start: Int, to end: Int) -> AttributedText.Span? {
    guard case .text(let text) = content else { return start < 3 && end >= 3 ? self : nil }
    let utf8 = text.utf8
    func index(_ offset: Int) -> String.Index {
      var index = utf8.index(utf8.startIndex, offsetBy: min(max(offset, 0), utf8.count))
      while index < utf8.endIndex, utf8[index] & 0xC0 == 0x80 { index = utf8.index(before: index) }
      return index
    }
    let (first, last) = (index(start), index(end))
    guard first < last else { return nil }
    return AttributedText.Span(content: .text(String(text[first..<last])), attributes: attributes)
  }
}
