internal import HTTPTypes
package import SymtextSupport

/// A posted request: a line as `symtext batch` reads it, without an output.
package struct PostedRequest: Sendable {
  package var draw: DrawRequest
  /// The client's identifier of the request.
  package var id: JSONValue?

  /// - Parameters:
  ///   - bytes: A JSON object.
  ///   - hello: The workers' commands.
  ///   - format: The picture's format, if the object does not set it.
  package init(_ bytes: [UInt8], hello: Hello, format: String) throws(Problem) {
    let value: JSONValue
    do throws(JSONReader.Failure) {
      value = try JSONReader.value(bytes, keepsNumerals: true)
    } catch {
      throw Problem(
        .badRequest, code: "not-json", "invalid JSON at byte \(error.offset + 1): \(error.message)")
    }
    guard let members = value.members else {
      throw Problem(
        .badRequest, code: "not-json",
        #"the body must be an object, such as {"label": "Go", "symbol": "arrow.right"}"#)
    }
    id = try Self.id(value["id"])
    var command = "button"
    var said: String?
    var others: [JSONValue.Member] = []
    for (name, value) in members {
      switch name {
      case "id": break
      case "command": command = try Self.string(value, of: name)
      case "format": said = try Self.string(value, of: name)
      case "output":
        throw Problem(
          .badRequest, code: "bad-key",
          "output is not allowed here: the answer is the picture", key: "output")
      default: others.append((name, value))
      }
    }
    guard let keys = hello.command(command) else {
      throw Problem(
        .unprocessableContent, code: "unknown-command",
        "no command \(Problem.quoted(command)); /openapi.json lists all",
        key: "command")
    }
    if let said, !keys.formats.contains(said) {
      throw Problem(
        .unprocessableContent, code: "unknown-format",
        keys.formats.isEmpty
          ? "\(command) has no formats: its answer is JSON"
          : "\(command) has the formats \(keys.formats.joined(separator: ", ")), not \(Problem.quoted(said))",
        key: "format")
    }
    let standard = keys.formats.contains(format) ? format : keys.formats.first
    draw = DrawRequest(
      command: command, format: said ?? (keys.isResult ? nil : standard), members: others)
  }

  /// Checks an id: a text of at most 128 bytes, or a whole number that a double can hold.
  private static func id(_ value: JSONValue?) throws(Problem) -> JSONValue? {
    guard let value, value != .null else { return nil }
    if let text = value.string, text.utf8.count <= 128 { return value }
    if let number = value.number, number == number.rounded(),
      abs(number) <= 9_007_199_254_740_992
    {
      return value
    }
    throw Problem(
      .badRequest, code: "bad-id",
      "id must be a text of at most 128 bytes or a whole number", key: "id")
  }

  private static func string(_ value: JSONValue, of name: String) throws(Problem) -> String {
    guard let text = value.string else {
      throw Problem(
        .badRequest, code: "bad-value", "\(name) must be a text", key: name)
    }
    return text
  }
}
