internal import SymtextSupport

/// The rules of `<style>` elements.
///
/// Supports element names, classes, identifiers, `*`, and compounds of them without combinators.
package struct SVGStyleSheet: Sendable {
  /// A selector with its declarations.
  private struct Rule: Sendable {
    var element: String?
    var classes: [String]
    var id: String?
    var declarations: [Declaration]

    /// The specificity, which orders the rules.
    ///
    /// <https://www.w3.org/TR/selectors-4/#specificity-rules>
    var specificity: Int {
      (id == nil ? 0 : 1 << 20) + min(classes.count, 1 << 16) * 2 + (element == nil ? 0 : 1)
    }

    func matches(_ name: String, classes own: [String], id ownID: String?) -> Bool {
      (element.map { $0 == name } ?? true) && (id.map { $0 == ownID } ?? true)
        && classes.allSatisfy { own.contains($0) }
    }
  }

  /// A property with its value.
  package struct Declaration: Sendable {
    package var name: String
    package var value: String
    /// Whether the declaration overrides all declarations that are not important.
    var isImportant = false
  }

  /// The largest size of all rules.
  static let mostBytes = 1 << 20

  private var bytes = 0
  private var rules: [Rule] = []
  /// The rules by their identifier, else their first class, else their element; universal rules have an empty key.
  private var places: ExactDictionary<[Int]> = [:]
  /// The unsupported selectors and at-rules.
  package private(set) var unread: [String] = []

  package init() {}

  /// Adds the rules of a style element.
  ///
  /// Adds nothing once all rules together exceed ``mostBytes``.
  package mutating func add(_ text: String) {
    bytes += text.utf8.count
    guard !isTooLong else { return }
    var rest = Self.withoutComments(text)[...]
    var next = rest.firstIndex(of: "{")
    while let open = next {
      // Statements before it move the start, not the brace.
      defer { if open < rest.startIndex { next = rest.firstIndex(of: "{") } }
      // At-rules without a block, such as `@charset`, end with a semicolon.
      if rest.first(where: { !$0.isWhitespace }) == "@", let end = rest[..<open].firstIndex(of: ";")
      {
        let rule = rest[..<end].trimmed
        if !rule.hasPrefix("@charset") {
          unread.append(String(rule.prefix { !$0.isWhitespace }))
        }
        rest = rest[rest.index(after: end)...]
        continue
      }
      let selectors = rest[..<open].trimmed
      if selectors.hasPrefix("@") {
        unread.append(String(selectors.prefix { !$0.isWhitespace }))
        rest = Self.behindBlock(rest[open...])
        continue
      }
      let close = rest[open...].firstIndex(of: "}") ?? rest.endIndex
      let declarations = Self.declarations(String(rest[rest.index(after: open)..<close]))
      for selector in selectors.split(separator: ",") {
        add(selector.trimmed, declarations)
      }
      rest = close == rest.endIndex ? rest[close...] : rest[rest.index(after: close)...]
    }
  }

  private mutating func add(_ selector: String, _ declarations: [Declaration]) {
    var rule = Rule(classes: [], declarations: declarations)
    var kind: Character = " "
    var word = ""
    func finish() -> Bool {
      defer { word = "" }
      switch kind {
      case ".": rule.classes.append(EscapedName.unescaped(word))
      case "#": rule.id = EscapedName.unescaped(word)
      default: if !word.isEmpty && word != "*" { rule.element = word }
      }
      return !(word.isEmpty && kind != " ")
    }
    var isEscaped = false
    for character in selector {
      if isEscaped {
        word.append(character)
        isEscaped = false
        continue
      }
      switch character {
      case "\\": isEscaped = true
      case ".", "#":
        guard finish() else { return unread.append(selector) }
        kind = character
      case " ", ">", "+", "~", ":", "[", "\n", "\t":
        // Some programs do not escape the colon in the name of an annotation class.
        guard character == ":" && kind == "." else {
          return unread.append(selector)
        }
        word.append(character)
      default: word.append(character)
      }
    }
    guard finish() else { return unread.append(selector) }
    let key = rule.id ?? rule.classes.first ?? rule.element ?? ""
    places[key, default: []].append(rules.count)
    rules.append(rule)
  }

  /// Whether the rules exceed ``mostBytes``.
  var isTooLong: Bool { bytes > Self.mostBytes }
  /// The number of rules.
  var count: Int { rules.count }

  /// Returns the declarations for an element in ascending precedence.
  /// - Parameter steps: Incremented by the number of comparisons.
  package func declarations(
    for name: String, classes: [String], id: String?, steps: inout Int
  ) -> [Declaration] {
    guard !rules.isEmpty else { return [] }
    var found: Set<Int> = []
    for key in [id ?? "", name, ""] + classes {
      guard let numbers = places[key] else { continue }
      steps += numbers.reduce(numbers.count) { $0 + rules[$1].classes.count * classes.count }
      found.formUnion(numbers)
    }
    return found.filter { rules[$0].matches(name, classes: classes, id: id) }
      .sorted { (rules[$0].specificity, $0) < (rules[$1].specificity, $1) }
      .flatMap { rules[$0].declarations }
  }

  /// Returns the declarations of the rules whose selector is this class alone.
  package func declarations(ofClass name: String) -> [Declaration] {
    rules.filter { $0.classes == [name] && $0.element == nil && $0.id == nil }
      .flatMap(\.declarations)
  }

  /// Parses `name: value; name: value`.
  package static func declarations(_ text: String) -> [Declaration] {
    text.split(separator: ";").compactMap { declaration in
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      var value = parts[1].trimmed
      guard value.lowercased().hasSuffix("important"), let mark = value.lastIndex(of: "!") else {
        return Declaration(name: parts[0].trimmed, value: value)
      }
      value = value[..<mark].trimmed
      return Declaration(name: parts[0].trimmed, value: value, isImportant: true)
    }
  }

  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].firstRange(of: "*/") else { return result }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  private static func behindBlock(_ text: Substring) -> Substring {
    var depth = 0
    for index in text.indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" {
        depth -= 1
        if depth == 0 { return text[text.index(after: index)...] }
      }
    }
    return text[text.endIndex...]
  }
}
