/// A replacement of some bytes of a text.
struct TextChange {
  let range: Range<Int>
  let text: String

  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }
}

extension [TextChange] {
  /// Returns the text with all changes, none of which overlaps another.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for change in sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(change.range, with: change.text.utf8)
    }
    return bytes
  }
}
