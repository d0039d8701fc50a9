internal import CommandSupport
internal import Support

/// A line of a batch: what it says, by its keys.
struct BatchLine {
  /// From 1.
  let number: Int
  /// The command that draws it.
  let keys: BatchKeys
  /// The file that it names, if it does.
  let output: String?
  /// All else that it says, under full keys, in the order given.
  let members: [(key: String, value: JSONValue)]

  /// The most bytes of a line.
  static let mostBytes = 1 << 20

  /// Reads a line.
  /// - Throws: ``CommandError`` (bad data) that says what is wrong with it.
  init(_ bytes: ArraySlice<UInt8>, number: Int) throws(CommandError) {
    self.number = number
    guard case .object(let members) = try Self.value(bytes) else {
      throw .badData(#"an object is expected, such as {"label": "Go", "output": "go.png"}"#)
    }
    var output: String?
    var command = "button"
    var others: [(key: String, value: JSONValue)] = []
    for (key, value) in members {
      switch key {
      case "command": command = try Self.string(value, of: key)
      case "output": output = try Self.string(value, of: key)
      default: others.append((BatchKeys.full(key), value))
      }
    }
    keys = try BatchKeys.of(command: command)
    self.output = output
    self.members = others
  }

  private static func value(_ bytes: ArraySlice<UInt8>) throws(CommandError) -> JSONValue {
    guard bytes.count <= mostBytes else {
      throw .badData("the line has \(bytes.count) bytes; at most \(mostBytes) are read")
    }
    let bytes = Array(bytes)
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw .badData(
        "not UTF-8 at byte \(UTF8Fault.offset(in: bytes) + 1); convert the file, for example with iconv"
      )
    }
    do {
      return try JSONReader.value(bytes)
    } catch {
      throw .badData("no JSON at column \(error.column): \(error.message)")
    }
  }

  private static func string(_ value: JSONValue, of key: String) throws(CommandError) -> String {
    guard let string = value.string else { throw .badData("\(key): a text is expected") }
    return string
  }
}
