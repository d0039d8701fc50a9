extension AttributedText {
  /// The characters, with U+FFFC for each symbol and image.
  public var text: String {
    spans.reduce(into: "") { text, span in
      if case .text(let own) = span.content { text += own } else { text += "\u{FFFC}" }
    }
  }

  /// How many bytes ``text`` has in UTF-8.
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

  /// Where a text stands, byte for byte, from the start; parts that overlap count once.
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

  /// A part, with its attributes.
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

  /// Puts a text in the place of a part.
  public mutating func replaceSubrange(_ range: Range<Int>, with other: AttributedText) {
    self = self[0..<max(range.lowerBound, 0)] + other + self[max(range.upperBound, 0)..<Int.max]
  }

  /// Puts characters in the place of a part, with the attributes of the first of what was there, or, where that is
  /// nothing, of what stands before it.
  public mutating func replaceSubrange(_ range: Range<Int>, with text: String) {
    let before = self[0..<max(range.lowerBound, 0)].spans.last
    let attributes = (self[range].spans.first ?? before)?.attributes ?? Attributes()
    var other = AttributedText()
    other.append(text, attributes)
    replaceSubrange(range, with: other)
  }

  /// Takes a part away.
  public mutating func removeSubrange(_ range: Range<Int>) {
    replaceSubrange(range, with: AttributedText())
  }

  /// Gives a part these attributes in place of its own.
  public mutating func setAttributes(_ attributes: Attributes, in range: Range<Int>) {
    change(range) { _ in attributes }
  }

  /// Lays attributes over those that a part has: what they do not specify stays.
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

  /// Two texts, one behind the other.
  public static func + (first: AttributedText, second: AttributedText) -> AttributedText {
    var both = first
    both.append(second)
    return both
  }

  /// Adds a text behind another.
  public static func += (first: inout AttributedText, second: AttributedText) {
    first.append(second)
  }
}

extension AttributedText.Span {
  /// How many bytes of UTF-8 it takes, U+FFFC for what is no text.
  fileprivate var utf8Count: Int {
    if case .text(let text) = content { text.utf8.count } else { 3 }
  }

  /// A part, in bytes from its start, which may lie outside; `nil` when that is nothing.
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
