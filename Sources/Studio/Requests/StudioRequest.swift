internal import SymtextCommandLine
internal import SymtextService
internal import SymtextSupport

/// A request of the page.
struct StudioRequest: Sendable {
  /// The sender's identifier; `nil` without one.
  let id: JSONValue?
  let command: String
  private let members: [JSONValue.Member]

  private static let example = #"{"id": 1, "command": "folder"}"#

  /// - Throws: ``CommandError`` if the line is no request.
  init(_ line: LineReader.Line) throws(CommandError) {
    let object = try RequestObject(line, example: Self.example)
    id = object.id
    guard let command = object.members.first(where: { $0.key == "command" })?.value.string else {
      throw .badData(
        .missingKey, key: "command", "command is missing, as in \(Self.example)")
    }
    self.command = command
    members = object.members.filter { $0.key != "command" }.map { ($0.key, $0.value) }
  }

  /// Returns the value of a key; `nil` if it is absent or `null`.
  subscript(key: String) -> JSONValue? {
    guard let value = members.last(where: { $0.0.hasBytes(of: key) })?.1, value != .null else {
      return nil
    }
    return value
  }

  /// Returns a text that the command needs.
  func text(_ key: String) throws(StudioError) -> String {
    guard let value = self[key] else { throw StudioError(.missingKey, "\(key) is missing") }
    guard let text = value.string else {
      throw StudioError(.badValue, "\(key): a text is expected")
    }
    return text
  }

  /// Returns a list of texts; empty if it is absent.
  func texts(_ key: String) throws(StudioError) -> [String] {
    guard let value = self[key] else { return [] }
    guard let texts = value.strings else {
      throw StudioError(.badValue, "\(key): a list of texts is expected")
    }
    return texts
  }

  /// The most changes of a request.
  static let mostChanges = 10_000

  /// Returns the changes of annotations.
  /// - Parameter name: The symbol whose annotations change; `nil` if each change names it.
  func changes(of name: String? = nil) throws(StudioError) -> [AnnotationChange] {
    guard let values = self["changes"]?.values, values.count <= Self.mostChanges else {
      throw StudioError(
        .missingKey, "changes: a list of at most \(Self.mostChanges) objects is expected")
    }
    return try values.map { (value) throws(StudioError) in
      guard let symbol = name ?? value["name"]?.string, let key = value["key"]?.string else {
        throw StudioError(.badValue, "changes: objects with name, key and value are expected")
      }
      let new = value["value"] ?? .null
      return AnnotationChange(name: symbol, key: key, value: new == .null ? nil : new)
    }
  }
}
