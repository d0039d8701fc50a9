internal import SymtextSVGReading
internal import SymtextSupport

/// An SVG file as a text in which attributes and elements change, and all other bytes stay.
///
/// Adding something and removing it again leaves the same bytes.
struct MarkupText {
  /// The path for messages.
  let file: String
  private(set) var bytes: [UInt8]

  /// The root element as it is now.
  func root() throws(SourceError) -> XMLPlace {
    guard let root = XMLPlace(rootOf: bytes) else {
      throw SourceError("\(file) cannot be changed as a text; save it as UTF-8")
    }
    return root
  }

  mutating func apply(_ changes: [TextChange]) { bytes = changes.applied(to: bytes) }

  /// Returns the characters of a range, as written.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: Attributes

  /// Returns the value of an attribute, with its entities replaced.
  func value(of attribute: XMLPlace.Attribute) -> String {
    let written = text(attribute.value)
    guard written.contains("&") else { return written }
    let quote = text((attribute.value.lowerBound - 1)..<attribute.value.lowerBound)
    let element = try? XMLReader.read(Array("<a v=\(quote)\(written)\(quote)/>".utf8), file: file)
    return element?.attributes["v"] ?? written
  }

  /// Returns the change that sets an attribute.
  func setting(_ name: String, to value: String, of element: XMLPlace) -> TextChange {
    if let old = element[attribute: name] {
      let quote = bytes[old.value.lowerBound - 1]
      return TextChange(old.value, Self.escaped(value, in: quote))
    }
    let quote =
      value.utf8.contains(UInt8(ascii: "\"")) ? UInt8(ascii: "'") : UInt8(ascii: "\"")
    let mark = String(UnicodeScalar(quote))
    let end = element.attributes.last?.whole.upperBound ?? element.nameEnd
    return TextChange(end..<end, " \(name)=\(mark)\(Self.escaped(value, in: quote))\(mark)")
  }

  private static func escaped(_ value: String, in quote: UInt8) -> String {
    let escaped = XMLText.attribute(value)
    return quote == UInt8(ascii: "\"")
      ? escaped : escaped.replacing("'", with: "&#39;").replacing("&quot;", with: "\"")
  }

  // MARK: Words of a class

  /// Whether a text can be a word of a class, and a value in a style, as it is.
  static func isWord(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"{};:\"'<>&".utf8.contains($0) }
  }

  /// Returns the words of an attribute that holds a list, such as `class`.
  func words(of attribute: XMLPlace.Attribute?) -> [Range<Int>] {
    guard let attribute else { return [] }
    return bytes[attribute.value].split { $0.isMarkupSpace }.map(\.indices)
  }

  /// Returns the word of an element's class that begins with some characters.
  func word(_ prefix: String, of element: XMLPlace) -> Range<Int>? {
    words(of: element[attribute: "class"]).first { bytes[$0].starts(with: prefix.utf8) }
  }

  /// Returns the change that sets the word of an element's class that begins with some characters.
  func settingWord(_ prefix: String, to word: String, of element: XMLPlace) -> TextChange {
    if let old = self.word(prefix, of: element) { return TextChange(old, word) }
    guard let list = element[attribute: "class"] else {
      return setting("class", to: word, of: element)
    }
    let end = words(of: list).last?.upperBound ?? list.value.upperBound
    return TextChange(end..<end, " \(word)")
  }

  /// Returns the change that removes such a word; `nil` if it is not there.
  func removingWord(_ prefix: String, of element: XMLPlace) -> TextChange? {
    guard let list = element[attribute: "class"] else { return nil }
    let words = words(of: list)
    guard let place = words.firstIndex(where: { bytes[$0].starts(with: prefix.utf8) }) else {
      return nil
    }
    if place > 0 { return TextChange(words[place - 1].upperBound..<words[place].upperBound, "") }
    if words.count > 1 { return TextChange(words[0].lowerBound..<words[1].lowerBound, "") }
    // The space before a word that was added to a list without words goes with it.
    let start = max(words[0].lowerBound - 1, list.value.lowerBound)
    return words[0] == list.value
      ? TextChange(list.whole, "") : TextChange(start..<words[0].upperBound, "")
  }

  // MARK: Declarations

  /// Returns the change that sets a declaration of an element's style.
  func settingDeclaration(
    _ name: String, to value: String, of element: XMLPlace
  ) -> TextChange {
    guard let style = element[attribute: "style"] else {
      return setting("style", to: "\(name):\(value)", of: element)
    }
    // An empty attribute stays when the declaration is removed: a semicolon marks that it was there.
    let places = DeclarationPlaces(bytes, style.value)
    let change = places.setting(name, to: value)
    return places.isEmpty ? TextChange(change.range, ";" + change.text) : change
  }

  /// Returns the change that removes a declaration of an element's style; `nil` if it is not there.
  func removingDeclaration(_ name: String, of element: XMLPlace) -> TextChange? {
    guard let style = element[attribute: "style"],
      let change = DeclarationPlaces(bytes, style.value).removing(name)
    else { return nil }
    let wasEmpty = bytes[style.value.lowerBound] == UInt8(ascii: ";")
    return change.range == style.value && !wasEmpty ? TextChange(style.whole, "") : change
  }

  // MARK: Elements

  /// Returns the changes that set the text of an element inside another; it is added behind the others.
  func settingElement(_ name: String, to text: String, in parent: XMLPlace) -> TextChange {
    let content = XMLText.content(text)
    if let old = child(name, of: parent) {
      return old.content.map { TextChange($0, content) }
        ?? TextChange(Self.tagEnd(of: old), ">\(content)</\(old.name)>")
    }
    let written = self.element(name, content, in: parent)
    guard let last = parent.children.last else {
      guard let place = parent.content?.lowerBound else {
        // The space marks that the element had no end tag.
        return TextChange(Self.tagEnd(of: parent), ">\(written)</\(parent.name) >")
      }
      return TextChange(place..<place, written)
    }
    return TextChange(last.end..<last.end, self.text(space(before: last)) + written)
  }

  /// Returns the change that sets the text of an element inside another; it is added before the others.
  func settingFirstElement(_ name: String, to text: String, in parent: XMLPlace) -> TextChange {
    guard child(name, of: parent) == nil, let first = parent.children.first else {
      return settingElement(name, to: text, in: parent)
    }
    let start = first.tag.lowerBound
    return TextChange(
      start..<start,
      element(name, XMLText.content(text), in: parent) + self.text(space(before: first)))
  }

  /// Returns the change that removes an element inside another, with the space between it and its neighbour; `nil` if it
  /// is not there.
  func removingElement(_ name: String, in parent: XMLPlace) -> TextChange? {
    guard let old = child(name, of: parent) else { return nil }
    guard let second = parent.children.dropFirst().first else {
      let end = "</\(parent.name) >"
      if parent.content == old.tag.lowerBound..<old.end, text(old.end..<parent.end) == end {
        return TextChange((parent.tag.upperBound - 1)..<parent.end, "/>")
      }
      return TextChange(old.tag.lowerBound..<old.end, "")
    }
    if old.tag == parent.children[0].tag, space(before: second).lowerBound == old.end {
      return TextChange(old.tag.lowerBound..<second.tag.lowerBound, "")
    }
    return TextChange(space(before: old).lowerBound..<old.end, "")
  }

  /// Returns an element in the namespace of the one around it.
  private func element(_ name: String, _ content: String, in parent: XMLPlace) -> String {
    let name = parent.name.dropLast(parent.localName.count) + name
    return "<\(name)>\(content)</\(name)>"
  }

  /// Returns the end `/>` of the tag of an element without an end tag.
  private static func tagEnd(of element: XMLPlace) -> Range<Int> {
    (element.tag.upperBound - 2)..<element.tag.upperBound
  }

  /// Returns the first element of a name inside another.
  func child(_ name: String, of parent: XMLPlace) -> XMLPlace? {
    parent.children.first { $0.localName.utf8.elementsEqual(name.utf8) }
  }

  /// Returns the bytes of space before an element.
  private func space(before element: XMLPlace) -> Range<Int> {
    var start = element.tag.lowerBound
    while start > 0, bytes[start - 1].isMarkupSpace { start -= 1 }
    return start..<element.tag.lowerBound
  }
}
