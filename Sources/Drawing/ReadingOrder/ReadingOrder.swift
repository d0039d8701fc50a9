/// Which marked parts of a page are a paragraph, and their order in it: that of the text.
///
/// Parts come as they are drawn, line by line from the left. Those of one text are known by it; what
/// stands between them is put where the text has a U+FFFC that nothing stands for yet.
package struct ReadingOrder {
  /// The numbers of the parts.
  package private(set) var paragraphs: [[Int]] = []

  private var text: TextParts?
  /// Parts that are no text, since the last one that was.
  private var pending: [Int] = []
  private let parts: [ReadingPart]

  package init(_ parts: [ReadingPart]) {
    self.parts = parts
    for (number, part) in parts.enumerated() {
      guard case .text(let text, let range) = part else {
        pending.append(number)
        continue
      }
      if self.text?.text != text || self.text?.isDrawn(range) == true {
        finishText()
        self.text = TextParts(text)
      }
      placePending(before: range.isEmpty ? nil : range)
      standAlone()
      self.text?.add(number, range)
    }
    finishText()
    standAlone()
  }

  private mutating func finishText() {
    placePending(before: nil)
    if let text { paragraphs += text.paragraphs }
    text = nil
  }

  /// What has no place in a text is a paragraph of its own.
  private mutating func standAlone() {
    paragraphs += pending.map { [$0] }
    pending = []
  }

  /// Puts what is pending where the text has places for it.
  /// - Parameter next: what is drawn next of the text; `nil` when that was all of it.
  private mutating func placePending(before next: Range<Int>?) {
    guard let isFirst = text?.isEmpty, !pending.isEmpty else { return }
    let count = pending.count { if case .figure = parts[$0] { true } else { false } }
    var places = text?.freePlaces(count, before: next) ?? []
    // At the start of a text it is the last ones that belong to it.
    var left = isFirst ? count - places.count : 0
    var rest: [Int] = []
    for part in pending {
      if case .characters = parts[part] {
        text?.add(part, before: next)
      } else if left > 0 || places.isEmpty {
        left -= 1
        rest.append(part)
      } else {
        text?.add(part, place: places.removeFirst())
      }
    }
    pending = rest
  }
}
