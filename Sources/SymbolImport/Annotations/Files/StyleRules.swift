internal import SymtextSVGReading
internal import SymtextSupport

/// The style rules of a template as a text in which single declarations change.
///
/// A rule that is added and loses its declarations again leaves the same bytes.
struct StyleRules {
  private(set) var text: MarkupText

  /// A rule with one class as its selector.
  private struct Rule {
    /// The class.
    var name: String
    /// The class as written, without the dot.
    var written: Range<Int>
    /// The selector and the block.
    var whole: Range<Int>
    /// The bytes between the braces.
    var body: Range<Int>
  }

  /// Sets declarations of a class; `nil` removes one.
  /// - Returns: Whether a declaration that is to be removed was there.
  mutating func set(
    _ declarations: [(name: String, value: String?)], of name: String
  ) throws(SourceError) -> Bool {
    var isFound = false
    for (property, value) in declarations {
      let rules = try rules()
      let own = rules.last { $0.name.hasBytes(of: name) }
      guard let value else {
        guard let own, let change = removal(of: property, in: own) else { continue }
        text.apply([change])
        try removeMadeElement()
        isFound = true
        continue
      }
      if let own {
        text.apply([DeclarationPlaces(text.bytes, own.body).setting(property, to: value)])
      } else {
        try add(".\(name) { \(property):\(value) }", behind: rules.last)
      }
    }
    return isFound
  }

  /// Returns the value of a declaration of a class.
  func value(of property: String, in name: String) throws(SourceError) -> String? {
    guard let rule = try rules().last(where: { $0.name.hasBytes(of: name) }) else { return nil }
    return DeclarationPlaces(text.bytes, rule.body).value(of: property).map(text.text)
  }

  private func removal(of property: String, in rule: Rule) -> TextChange? {
    guard let change = DeclarationPlaces(text.bytes, rule.body).removing(property) else {
      return nil
    }
    // A rule made here has a space at both ends of its block.
    let body = text.text(rule.body)
    let left = [TextChange(change.range, "")].applied(to: text.bytes)
    let rest = left[rule.body.lowerBound..<(rule.body.upperBound - change.range.count)]
    guard body.hasPrefix(" "), !body.hasPrefix("  "), body.hasSuffix(" "),
      rest.allSatisfy({ $0 == 0x20 })
    else { return change }
    var start = rule.whole.lowerBound
    while start > 0, text.bytes[start - 1].isMarkupSpace { start -= 1 }
    return TextChange(start..<rule.whole.upperBound, "")
  }

  /// Adds a rule behind another, or in a `<style>` of its own.
  private mutating func add(_ rule: String, behind last: Rule?) throws(SourceError) {
    if let last {
      var start = last.whole.lowerBound
      while start > 0, text.bytes[start - 1].isMarkupSpace { start -= 1 }
      let space = text.text(start..<last.whole.lowerBound)
      let end = last.whole.upperBound
      return text.apply([TextChange(end..<end, (space.isEmpty ? "\n" : space) + rule)])
    }
    let root = try text.root()
    let place = root.tag.upperBound
    text.apply([TextChange(place..<place, "<style>\(rule)</style>")])
  }

  /// Removes a `<style>` that ``add(_:behind:)`` has made, once it is empty.
  private mutating func removeMadeElement() throws(SourceError) {
    let root = try text.root()
    guard let first = root.children.first, first.tag.lowerBound == root.tag.upperBound,
      text.text(first.tag.lowerBound..<first.end) == "<style></style>"
    else { return }
    text.apply([TextChange(first.tag.lowerBound..<first.end, "")])
  }

  /// The rules whose selector is one class, in the order of the file.
  private func rules() throws(SourceError) -> [Rule] {
    let styles = try text.root().all.filter { $0.localName.utf8.elementsEqual("style".utf8) }
    return styles.compactMap(\.content).flatMap(rules)
  }

  private func rules(_ range: Range<Int>) -> [Rule] {
    let bytes = withoutRemarks(range)
    var rules: [Rule] = []
    var start = range.lowerBound
    while let open = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "{")),
      let close = bytes[open..<range.upperBound].firstIndex(of: UInt8(ascii: "}"))
    {
      let selector = Self.trimmed(start..<open, in: bytes)
      let words = String(decoding: bytes[selector], as: UTF8.self)
      if words.hasPrefix("."), !words.contains(where: { $0.isWhitespace || $0 == "," }) {
        rules.append(
          Rule(
            name: EscapedName.unescaped(String(words.dropFirst()).replacing("\\", with: "")),
            written: (selector.lowerBound + 1)..<selector.upperBound,
            whole: selector.lowerBound..<(close + 1), body: (open + 1)..<close))
      }
      start = close + 1
    }
    return rules
  }

  /// Returns the bytes of the file with space for comments and the marks of character data in a range.
  private func withoutRemarks(_ range: Range<Int>) -> [UInt8] {
    var bytes = text.bytes
    func isAt(_ place: Int, _ mark: String) -> Bool {
      text.bytes[place..<range.upperBound].starts(with: mark.utf8)
    }
    var place = range.lowerBound
    while place < range.upperBound {
      var end = place + 1
      if let (_, close) = [("/*", "*/"), ("<!--", "-->")].first(where: { isAt(place, $0.0) }) {
        end = place + 2
        while end < range.upperBound, !isAt(end, close) { end += 1 }
        end = min(end + close.utf8.count, range.upperBound)
      } else if let mark = ["<![CDATA[", "]]>"].first(where: { isAt(place, $0) }) {
        end = place + mark.utf8.count
      } else {
        place = end
        continue
      }
      for index in place..<end { bytes[index] = 0x20 }
      place = end
    }
    return bytes
  }

  /// Returns a range without space at its ends.
  private static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    func isSpace(_ index: Int) -> Bool { bytes[index].isMarkupSpace }
    while start < end, isSpace(start) { start += 1 }
    while end > start, isSpace(end - 1) { end -= 1 }
    return start..<end
  }
}

extension StyleRules {
  /// Gives a class another name, in rules and in the classes of elements.
  mutating func rename(_ old: String, to new: String) throws(SourceError) {
    var changes = try rules().filter { $0.name.hasBytes(of: old) }.map { renaming($0.written, new) }
    for element in try text.root().all {
      for word in text.words(of: element[attribute: "class"])
      where EscapedName.unescaped(text.text(word)).hasBytes(of: old) {
        changes.append(renaming(word, new))
      }
    }
    text.apply(changes)
  }

  /// Returns the change of a name to another one, whose colon is escaped in the same way.
  private func renaming(_ place: Range<Int>, _ new: String) -> TextChange {
    let old = text.text(place)
    let escape = ["\\:", "_x3A_"].first { old.contains($0) }
    return TextChange(place, escape.map { new.replacing(":", with: $0) } ?? new)
  }

  /// Adds a class behind the classes of all elements that have another one.
  ///
  /// Two spaces before it mark that it was added.
  mutating func add(_ name: String, toElementsOf other: String) throws(SourceError) {
    var changes: [TextChange] = []
    for element in try text.root().all {
      guard let list = element[attribute: "class"] else { continue }
      let words = text.words(of: list)
      let isOwn = words.contains { EscapedName.unescaped(text.text($0)).hasBytes(of: other) }
      if isOwn, let end = words.last?.upperBound {
        changes.append(TextChange(end..<end, "  \(name)"))
      }
    }
    text.apply(changes)
  }

  /// Removes classes that ``add(_:toElementsOf:)`` has added, if it has added all of their mode.
  mutating func removeAdded(_ names: [String]) throws(SourceError) {
    var changes: [TextChange] = []
    for element in try text.root().all {
      guard let list = element[attribute: "class"] else { continue }
      let words = text.words(of: list)
      guard
        let place = words.firstIndex(where: { word in
          names.contains { $0.hasBytes(of: text.text(word)) }
        })
      else { continue }
      guard place > 0 else { return }
      let end = words[place - 1].upperBound
      guard text.text(end..<words[place].lowerBound) == "  " else { return }
      changes.append(TextChange(end..<words[place].upperBound, ""))
    }
    text.apply(changes)
  }
}
