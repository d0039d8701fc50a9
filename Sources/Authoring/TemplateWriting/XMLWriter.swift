internal import SymtextSupport

/// Writes XML, an element a line, indented by one space a level.
struct XMLWriter {
  /// What is written.
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var open: [String] = []

  /// Names and values, in their order; one of `nil` is left out.
  typealias Attributes = KeyValuePairs<String, String?>

  /// A line as it is, such as a comment or a document type.
  mutating func line(_ line: String) { text += indent + line + "\n" }

  /// An element without contents.
  mutating func empty(_ name: String, _ attributes: Attributes) {
    line("<\(tag(name, attributes))/>")
  }

  /// An element of text.
  mutating func element(_ name: String, _ attributes: Attributes = [:], text: String) {
    line("<\(tag(name, attributes))>\(XMLText.content(text))</\(name)>")
  }

  /// Begins an element.
  mutating func begin(_ name: String, _ attributes: Attributes) {
    line("<\(tag(name, attributes))>")
    open.append(name)
  }

  /// Ends the element that was begun last.
  mutating func end() {
    guard let name = open.popLast() else { return }
    line("</\(name)>")
  }

  private var indent: String { String(repeating: " ", count: open.count) }

  private func tag(_ name: String, _ attributes: Attributes) -> String {
    attributes.reduce(name) { tag, attribute in
      guard let value = attribute.value else { return tag }
      return tag + " \(attribute.key)=\"\(XMLText.attribute(value))\""
    }
  }
}
