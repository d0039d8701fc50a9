internal import SymtextSupport

/// Writes XML with one element per line, indented by one space per level.
struct XMLWriter {
  /// The document.
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var open: [String] = []

  /// Names and values in order; an attribute with the value `nil` is omitted.
  typealias Attributes = KeyValuePairs<String, String?>

  /// Writes a raw line, such as a comment or a document type.
  mutating func line(_ line: String) { text += indent + line + "\n" }

  /// Writes an element without contents.
  mutating func empty(_ name: String, _ attributes: Attributes) {
    line("<\(tag(name, attributes))/>")
  }

  /// Writes an element with text.
  mutating func element(_ name: String, _ attributes: Attributes = [:], text: String) {
    line("<\(tag(name, attributes))>\(XMLText.content(text))</\(name)>")
  }

  /// Starts an element.
  mutating func begin(_ name: String, _ attributes: Attributes) {
    line("<\(tag(name, attributes))>")
    open.append(name)
  }

  /// Ends the innermost open element.
  mutating func end() {
    guard let name = open.popLast() else { return }
    line("</\(name)>")
  }

  private var indent: String { String(repeating: " ", count: open.count) }

  private func tag(_ name: String, _ attributes: Attributes) -> String {
    attributes.reduce(into: name) { tag, attribute in
      guard let value = attribute.value else { return }
      tag += " \(attribute.key)=\"\(XMLText.attribute(value))\""
    }
  }
}
