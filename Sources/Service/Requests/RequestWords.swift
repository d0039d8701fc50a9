package import SymtextCommandLine
package import SymtextSupport
internal import SymtextSymbolText

/// The options and operands of a request, in the form of the command line.
package struct RequestWords {
  /// The options with their values; a switch has an empty one.
  package private(set) var options: [(option: String, value: String)] = []
  /// The positional arguments.
  package private(set) var operands: [String] = []
  /// The values by their keys.
  private var said: ExactDictionary<String> = [:]
  private let keys: RequestKeys
  private let language: String?

  /// - Throws: ``CommandError`` (bad data) for an unknown key or an invalid value.
  package init(_ members: [(key: String, value: JSONValue)], _ keys: RequestKeys)
    throws(CommandError)
  {
    self.keys = keys
    language = members.last { $0.key == "language" }?.value.string
    for (key, value) in members { try add(key, value) }
  }

  private mutating func add(_ key: String, _ value: JSONValue) throws(CommandError) {
    if keys.isOperand(key) {
      let texts: [String]
      if case .array = value, keys.syntax.operand?.isRepeated == true, let all = value.strings {
        texts = all
      } else {
        let text = try self.text(value, of: key)
        // A repeated operand splits its words, as a shell does.
        texts =
          keys.syntax.operand?.isRepeated == true
          ? text.split(whereSeparator: \.isWhitespace).map(String.init) : [text]
      }
      operands += texts
      said[RequestKeys.text] = texts.joined(separator: " ")
      return
    }
    let option = try keys.option(key)
    switch value {
    case .null, .bool(false): break
    case _ where key.hasBytes(of: RequestKeys.arguments): try add(arguments: value, option)
    case .bool(true) where option.value == nil || option.isValueOptional:
      add(option, option.defaultValue ?? "", key)
    case _ where option.value == nil: throw bad(key, "true or false is expected")
    case .object(let texts) where option.value?.hasPrefix("state=") == true:
      for (name, value) in texts {
        add(option, "\(name)=\(try text(value, of: key, part: name))", key)
      }
    case .array where option.isRepeated:
      guard let texts = value.strings else { throw bad(key, "texts are expected") }
      for text in texts { add(option, text, key) }
    default: add(option, try text(value, of: key), key)
    }
  }

  private mutating func add(
    arguments value: JSONValue, _ option: Command.Option
  ) throws(CommandError) {
    let key = RequestKeys.arguments
    guard case .object(let texts) = value else {
      throw bad(key, #"an object of texts is expected, such as {"name": "Ann"} for {$name}"#)
    }
    for (name, value) in texts {
      guard Markup.isPlaceholderName(name) else {
        throw bad(key, part: name, "a placeholder's name has letters and digits, _, - and .")
      }
      add(option, "\(name)=\(try text(value, of: key, part: name))", key)
    }
  }

  /// Adds an option.
  package mutating func add(_ option: Command.Option, _ value: String, _ key: String) {
    options.append((option.name, value))
    said[key] = value
  }

  /// Returns the value of a key, or its default; `nil` without either.
  package subscript(key: String) -> String? {
    let key = RequestKeys.full(key)
    return said[key] ?? keys.defaultValue(key)
  }

  /// Returns the first key whose value is a text, or else contains it.
  func key(saying text: String) -> String? {
    guard !text.isEmpty else { return nil }
    let pairs = said.sorted { $0.key < $1.key }
    return (pairs.first { $0.value == text } ?? pairs.first { $0.value.contains(text) })?.key
  }

  /// - Parameter part: the invalid member of an object.
  private func bad(_ key: String, part: String? = nil, _ expected: Sentence) -> CommandError {
    guard let part else { return .badValue(key: key, expected) }
    return .badData(.badValue, key: key, "\(key).\(part): \(expected)")
  }

  /// Whether a key is given, instead of left to its default.
  package func says(_ key: String) -> Bool { said[key] != nil }

  /// Returns a text, a number, or the text of the image's language in an object of texts.
  private func text(
    _ value: JSONValue, of key: String, part: String? = nil
  ) throws(CommandError) -> String {
    switch value {
    case .string(let text): return text
    case .number(let number):
      return Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .numeral(let text): return text
    case .object(let texts): return try localized(texts, of: key, part: part)
    case .null, .bool, .array, .made:
      throw bad(key, part: part, "a text or a number is expected")
    }
  }

  /// Returns the text of the line's language; `en-GB` falls back to `en`.
  private func localized(
    _ texts: [(String, JSONValue)], of key: String, part: String?
  ) throws(CommandError) -> String {
    let path = key + (part.map { ".\($0)" } ?? "")
    guard let language, path != "language" else {
      throw .badData(
        .badValue, key: key,
        "\(path) has a text for each locale, but the line has no locale; add one, or \(option: "matrix") locales=…"
      )
    }
    var tag = language[...]
    while !tag.isEmpty {
      if let value = texts.first(where: { $0.0.hasBytes(of: tag) })?.1 {
        guard let text = value.string else {
          throw bad(key, part: (part.map { "\($0)." } ?? "") + tag, "a text is expected")
        }
        return text
      }
      tag = tag.lastIndex(of: "-").map { tag[..<$0] } ?? ""
    }
    let names = texts.map(\.0)
    throw .badData(
      .badValue, key: key,
      "\(path) has no text for the locale \(language)\(names.isEmpty ? "" : ", only for \(names.joined(separator: ", "))")"
    )
  }
}
