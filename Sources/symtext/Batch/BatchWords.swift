internal import CommandSupport
internal import Support
internal import SymbolText

/// What is said of one image, as the command line would say it.
struct BatchWords {
  /// The options with their values; a switch has an empty one.
  private(set) var options: [(option: String, value: String)] = []
  /// What the command takes without a name.
  private(set) var operands: [String] = []
  /// The same by their keys.
  private var said: [String: String] = [:]
  private let keys: BatchKeys
  private let language: String?

  /// - Throws: ``CommandError`` (bad data) for a key that the command does not have, or a value that it
  ///   does not take.
  init(_ members: [(key: String, value: JSONValue)], _ keys: BatchKeys) throws(CommandError) {
    self.keys = keys
    language = members.last { $0.key == "language" }?.value.string
    for (key, value) in members { try add(key, value) }
  }

  private mutating func add(_ key: String, _ value: JSONValue) throws(CommandError) {
    if keys.isOperand(key) {
      let text = try self.text(value, of: key)
      operands.append(text)
      said[key] = text
      return
    }
    let option = try keys.option(key)
    switch value {
    case .null, .bool(false): break
    case _ where key == BatchKeys.arguments: try add(arguments: value, option)
    case .bool(true) where option.value == nil || option.isValueOptional:
      add(option, option.defaultValue ?? "", key)
    case _ where option.value == nil: throw .badData("\(key): true or false is expected")
    case .object(let texts) where option.value?.hasPrefix("state=") == true:
      for (name, value) in texts {
        add(option, "\(name)=\(try text(value, of: "\(key).\(name)"))", key)
      }
    case .array where option.isRepeated:
      guard let texts = value.strings else { throw .badData("\(key): texts are expected") }
      for text in texts { add(option, text, key) }
    default: add(option, try text(value, of: key), key)
    }
  }

  private mutating func add(
    arguments value: JSONValue, _ option: Command.Option
  ) throws(CommandError) {
    let key = BatchKeys.arguments
    guard case .object(let texts) = value else {
      throw .badData(
        #"\#(key): an object of texts is expected, such as {"name": "Ann"} for {$name}"#)
    }
    for (name, value) in texts {
      guard Markup.isPlaceholderName(name) else {
        throw .badData("\(key).\(name): a placeholder's name has letters and digits, _, - and .")
      }
      add(option, "\(name)=\(try text(value, of: "\(key).\(name)"))", key)
    }
  }

  /// Says an option from now on.
  mutating func add(_ option: Command.Option, _ value: String, _ key: String) {
    options.append((option.name, value))
    said[key] = value
  }

  /// What an image says of a key, itself or by the key's standard; `nil` when it says nothing.
  subscript(key: String) -> String? {
    let key = BatchKeys.full(key)
    return said[key] ?? keys.defaultValue(key)
  }

  /// Whether the image itself says a key.
  func says(_ key: String) -> Bool { said[key] != nil }

  /// A text, a number, or the text of the image's language in an object of texts.
  private func text(_ value: JSONValue, of key: String) throws(CommandError) -> String {
    switch value {
    case .string(let text): return text
    case .number(let number):
      return Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .object(let texts): return try localized(texts, of: key)
    case .null, .bool, .array:
      throw .badData("\(key): a text or a number is expected")
    }
  }

  /// `en-GB` takes the text of `en` where it has none of its own.
  private func localized(
    _ texts: [(String, JSONValue)], of key: String
  ) throws(CommandError) -> String {
    guard let language, key != "language" else {
      throw .badData(
        "\(key) has a text for each locale, and the line has no locale; add one, or --matrix locales=…"
      )
    }
    var tag = language[...]
    while !tag.isEmpty {
      if let value = texts.first(where: { $0.0 == tag })?.1 {
        guard let text = value.string else { throw .badData("\(key).\(tag): a text is expected") }
        return text
      }
      tag = tag.lastIndex(of: "-").map { tag[..<$0] } ?? ""
    }
    let names = texts.map(\.0)
    throw .badData(
      "\(key) has no text for the locale \(language)"
        + (names.isEmpty ? "" : ", only for \(names.joined(separator: ", "))"))
  }
}
