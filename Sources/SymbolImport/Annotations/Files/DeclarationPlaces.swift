internal import SymtextSupport

/// A list of declarations in a text, `name:value` joined by semicolons, whose bytes can be changed one by one.
struct DeclarationPlaces {
  private struct Part {
    var name: String
    /// The offset of the name.
    var start: Int
    /// The bytes of the value, without space around it.
    var value: Range<Int>
    /// The bytes between semicolons.
    var whole: Range<Int>
  }

  private let range: Range<Int>
  private let parts: [Part]
  /// The offset behind the last byte that is not space.
  private let textEnd: Int

  /// - Parameter range: The bytes of the list.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.range = range
    textEnd = Self.trimmed(bytes, range).upperBound
    var parts: [Part] = []
    var start = range.lowerBound
    while start <= range.upperBound {
      let end =
        bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: ";")) ?? range.upperBound
      if let colon = bytes[start..<end].firstIndex(of: UInt8(ascii: ":")) {
        let name = Self.trimmed(bytes, start..<colon)
        parts.append(
          Part(
            name: String(decoding: bytes[name], as: UTF8.self), start: name.lowerBound,
            value: Self.trimmed(bytes, (colon + 1)..<end), whole: start..<end))
      }
      start = end + 1
    }
    self.parts = parts
  }

  private static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    guard let first = bytes[range].firstIndex(where: { !$0.isMarkupSpace }),
      let last = bytes[range].lastIndex(where: { !$0.isMarkupSpace })
    else { return range.lowerBound..<range.lowerBound }
    return first..<(last + 1)
  }

  /// Whether there is no declaration.
  var isEmpty: Bool { parts.isEmpty }

  /// Returns the bytes of the value that counts.
  func value(of name: String) -> Range<Int>? { part(name)?.value }

  /// Returns the change that sets a value.
  func setting(_ name: String, to value: String) -> TextChange {
    if let part = part(name) { return TextChange(part.value, value) }
    let isFirst = textEnd == range.lowerBound
    return TextChange(textEnd..<textEnd, "\(isFirst ? "" : ";")\(name):\(value)")
  }

  /// Returns the change that removes a declaration with one semicolon beside it; `nil` if it is not there.
  func removing(_ name: String) -> TextChange? {
    guard let part = part(name) else { return nil }
    // Space at the ends of the list stays.
    let isLast = part.whole.upperBound == range.upperBound
    let end = isLast ? textEnd : part.whole.upperBound
    if part.whole.lowerBound > range.lowerBound {
      return TextChange((part.whole.lowerBound - 1)..<end, "")
    }
    return TextChange(part.start..<(isLast ? end : end + 1), "")
  }

  private func part(_ name: String) -> Part? { parts.last { $0.name == name } }
}
