/// The paragraphs of a page's marked parts, in the order of the text.
///
/// Parts arrive in drawing order, line by line from the left. Parts with the same text form its paragraphs; other parts
/// between them take the next free U+FFFC of the text.
package struct ReadingOrder {
  /// The numbers of the parts of each paragraph.
  package private(set) var paragraphs: [[Int]] = []

  private var text: TextParts?
  /// The parts without text since the last part with text.
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

  /// Makes pending parts paragraphs of their own.
  private mutating func standAlone() {
    paragraphs += pending.map { [$0] }
    pending = []
  }

  /// Assigns pending parts to free places of the text.
  /// - Parameter next: the range of the text that is drawn next; `nil` at its end.
  private mutating func placePending(before next: Range<Int>?) {
    guard let isFirst = text?.isEmpty, !pending.isEmpty else { return }
    let count = pending.count { if case .figure = parts[$0] { true } else { false } }
    var places = text?.freePlaces(count, before: next) ?? []
    // At the start of a text, only the last parts before it belong to it.
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
