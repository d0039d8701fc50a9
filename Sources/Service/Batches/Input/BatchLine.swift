internal import SymtextCommandLine
internal import SymtextSupport

/// A line of a batch.
struct BatchLine {
  /// From 1.
  let number: Int
  /// Its author's identifier.
  let id: JSONValue?
  /// Data to pass on unchanged.
  let meta: JSONValue?
  /// The command that draws it.
  let keys: RequestKeys
  /// Its file, if it names one.
  let output: String?
  /// Its other values, under full keys, in the given order.
  let members: [(key: String, value: JSONValue)]

  /// An example for error messages.
  static let example = #"{"label": "Go", "output": "go.png"}"#

  /// - Parameter hasTexts: whether all values are texts, as in a table.
  /// - Throws: ``CommandError`` (bad data) for an invalid line.
  init(
    _ object: RequestObject, meta: JSONValue?, number: Int, in table: CommandTable, hasTexts: Bool
  ) throws(CommandError) {
    self.number = number
    self.meta = meta
    id = object.id
    var output: String?
    var command = "button"
    var others: [(key: String, value: JSONValue)] = []
    for (key, value) in object.members {
      switch key {
      case "command": command = try Self.string(value, of: key)
      case "output": output = try Self.string(value, of: key)
      case "meta": break
      default: others.append((RequestKeys.full(key), value))
      }
    }
    keys = try table.keys(of: command, drawing: true)
    self.output = output
    members = hasTexts ? Self.typed(others, keys) : others
  }

  private static func string(_ value: JSONValue, of key: String) throws(CommandError) -> String {
    guard let string = value.string else {
      throw .badValue(key: key, "a text is expected")
    }
    return string
  }

  /// Converts cells of a table to values: a switch is true or false, a repeated option may be a list in brackets.
  private static func typed(
    _ members: [(key: String, value: JSONValue)], _ keys: RequestKeys
  ) -> [(key: String, value: JSONValue)] {
    members.map { key, value in
      guard case .string(let text) = value, keys.has(key), let option = try? keys.option(key) else {
        return (key, value)
      }
      if option.value == nil || option.isValueOptional, text == "true" || text == "false" {
        return (key, .bool(text == "true"))
      }
      if option.isRepeated, text.hasPrefix("["), let list = try? JSONReader.value(Array(text.utf8))
      {
        return (key, list)
      }
      return (key, value)
    }
  }
}
