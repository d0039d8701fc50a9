package import SymtextCommandLine
package import SymtextSupport

/// A line of JSON, before its keys are read.
package struct RequestObject {
  /// The sender's identifier: a text or a whole number; `nil` without one.
  package let id: JSONValue?
  /// Its members except `id`, in the given order.
  package let members: [(key: String, value: JSONValue)]

  /// The maximum bytes of a line.
  package static let mostBytes = 1 << 20
  /// The maximum bytes of an `id` that is a text.
  package static let mostIDBytes = 128
  /// The maximum whole number that a double holds exactly.
  private static let mostID = 9_007_199_254_740_992.0

  /// - Parameter example: an example for the error.
  /// - Throws: ``CommandError`` (bad data) for an invalid line.
  package init(_ line: LineReader.Line, example: String) throws(CommandError) {
    guard case .object(let members) = try Self.value(line) else {
      throw .badData(.notJSON, "an object is expected, such as \(example)")
    }
    try self.init(members)
  }

  /// - Throws: ``CommandError`` (bad data) for an invalid `id`.
  package init(_ members: [(key: String, value: JSONValue)]) throws(CommandError) {
    var id: JSONValue?
    var others: [(key: String, value: JSONValue)] = []
    for (key, value) in members {
      guard key == "id" else {
        others.append((key, value))
        continue
      }
      id = try Self.id(value)
    }
    self.id = id
    self.members = others
  }

  private static func id(_ value: JSONValue) throws(CommandError) -> JSONValue? {
    switch value {
    case .null: return nil
    case .string(let text) where text.utf8.count <= mostIDBytes: return value
    case .number(let number) where number == number.rounded() && abs(number) <= mostID:
      return value
    default:
      throw .badData(
        .badID, key: "id",
        "id: a text of at most \(mostIDBytes) bytes, or a whole number, is expected")
    }
  }

  private static func value(_ line: LineReader.Line) throws(CommandError) -> JSONValue {
    guard line.count <= mostBytes else {
      throw .badData(
        .lineTooLong, "the line has \(line.count) bytes; at most \(mostBytes) are read")
    }
    guard String(validating: line.bytes, as: UTF8.self) != nil else {
      throw .badData(
        .notJSON,
        "not UTF-8 at byte \(UTF8Fault.offset(in: line.bytes) + 1); convert the file, for example with iconv"
      )
    }
    do {
      return try JSONReader.value(line.bytes)
    } catch {
      throw .badData(.notJSON, "not JSON at column \(error.column): \(error.message)")
    }
  }
}
