/// An element of an XML text with the places of its parts, so that some bytes can be replaced and all others kept.
package struct XMLPlace: Sendable {
  /// An attribute as written.
  package struct Attribute: Sendable {
    /// The name, with its prefix.
    package let name: String
    /// The value, without quotation marks.
    package let value: Range<Int>
    /// All of it, with the space before it.
    package let whole: Range<Int>
  }

  /// The name, with its prefix.
  package let name: String
  /// The start tag, or the whole element if it has no end tag.
  package let tag: Range<Int>
  /// The offset behind the name in the start tag.
  package let nameEnd: Int
  package let attributes: [Attribute]
  /// The bytes between the tags; `nil` for an element without an end tag.
  package fileprivate(set) var content: Range<Int>?
  /// The offset behind the element.
  package fileprivate(set) var end: Int
  /// The elements inside, in order.
  package fileprivate(set) var children: [XMLPlace] = []

  /// Finds the root element of a well-formed text.
  /// - Returns: `nil` if the text is not in UTF-8, or is not well formed.
  package init?(rootOf bytes: [UInt8]) {
    var scanner = XMLPlaceScanner(bytes)
    guard String(validating: bytes, as: UTF8.self) != nil, let root = scanner.root() else {
      return nil
    }
    self = root
  }

  fileprivate init(name: String, tag: Range<Int>, nameEnd: Int, attributes: [Attribute]) {
    self.name = name
    self.tag = tag
    self.nameEnd = nameEnd
    self.attributes = attributes
    end = tag.upperBound
  }

  /// The name without its prefix.
  package var localName: Substring { name.split(separator: ":").last ?? "" }

  /// Returns an attribute by its name.
  package subscript(attribute name: String) -> Attribute? {
    attributes.first { $0.name.utf8.elementsEqual(name.utf8) }
  }

  /// The element and all elements inside it, in the order of the file.
  package var all: [XMLPlace] {
    var all: [XMLPlace] = []
    var open = [self]
    while let next = open.popLast() {
      all.append(next)
      open += next.children.reversed()
    }
    return all
  }
}

/// Finds elements in a text that an XML parser has accepted.
private struct XMLPlaceScanner {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func root() -> XMLPlace? {
    var open: [XMLPlace] = []
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      place = start
      if skips("<!--", to: "-->") || skips("<![CDATA[", to: "]]>") || skips("<?", to: "?>") {
        continue
      }
      if isAt("<!") {
        skipDeclaration()
        continue
      }
      var element: XMLPlace
      if isAt("</") {
        guard let last = open.popLast(),
          let close = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
        else { return nil }
        element = last
        element.content = element.tag.upperBound..<start
        element.end = close + 1
        place = close + 1
      } else {
        guard let tag = startTag() else { return nil }
        place = tag.tag.upperBound
        guard bytes[place - 2] == UInt8(ascii: "/") else {
          guard open.count < XMLReader.mostDepth else { return nil }
          open.append(tag)
          continue
        }
        element = tag
      }
      guard let parent = open.indices.last else { return element }
      open[parent].children.append(element)
    }
    return nil
  }

  private func isAt(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  /// Skips a part of the text that has no elements.
  private mutating func skips(_ start: String, to end: String) -> Bool {
    guard isAt(start) else { return false }
    place += start.utf8.count
    while place < bytes.count, !isAt(end) { place += 1 }
    place = min(place + end.utf8.count, bytes.count)
    return true
  }

  /// Skips a document type, with the declarations inside it.
  private mutating func skipDeclaration() {
    var depth = 0
    place += 2
    while place < bytes.count {
      if skips("<!--", to: "-->") || skips("<?", to: "?>") { continue }
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        place = bytes[place...].firstIndex(of: byte).map { $0 + 1 } ?? bytes.count
      case UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">"):
        if depth == 0 { return }
        depth -= 1
      default: break
      }
    }
  }

  private func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  /// Reads the start tag at the place.
  private func startTag() -> XMLPlace? {
    func isEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") }
    var place = place + 1
    func skip(while condition: (UInt8) -> Bool) {
      while place < bytes.count, condition(bytes[place]) { place += 1 }
    }
    let nameStart = place
    skip { !isSpace($0) && !isEnd($0) }
    let nameEnd = place
    var attributes: [XMLPlace.Attribute] = []
    while place < bytes.count {
      let before = place
      skip(while: isSpace)
      guard place < bytes.count else { return nil }
      if isEnd(bytes[place]) {
        skip { $0 != UInt8(ascii: ">") }
        guard place < bytes.count else { return nil }
        return XMLPlace(
          name: text(nameStart..<nameEnd), tag: self.place..<(place + 1), nameEnd: nameEnd,
          attributes: attributes)
      }
      let start = place
      skip { !isSpace($0) && $0 != UInt8(ascii: "=") }
      let name = text(start..<place)
      skip { isSpace($0) || $0 == UInt8(ascii: "=") }
      guard place < bytes.count else { return nil }
      let quote = bytes[place]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = bytes[(place + 1)...].firstIndex(of: quote)
      else { return nil }
      attributes.append(
        .init(name: name, value: (place + 1)..<end, whole: before..<(end + 1)))
      place = end + 1
    }
    return nil
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
