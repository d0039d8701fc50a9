/// A whole piece of JSON that the program writes for others: an object that says first which version of its
/// schema it keeps to.
///
/// Only a document can be written in indented lines, so that none forgets its version. The schemas are in
/// Documentation/Schemas, a file for each ``Kind``.
package struct JSONDocument: Sendable {
  /// What it tells of, by the name of its schema's file.
  package enum Kind: String, CaseIterable, Sendable {
    case version
    case metrics
    case symbols
    case matches
    case symbol
    case button
    case bar
    case picture
    case frames
    case message
    case hello
    case baseline
    case batchEntry = "batch-entry"
    case batchEnd = "batch-end"
    case fontBuild = "font-build"
    case fontSymbols = "font-symbols"
    case fontInspect = "font-inspect"
    case fontCheck = "font-check"
    case fontLint = "font-lint"
    case templateCheck = "template-check"

    /// Raised when a member is taken away or means something else, not when one is added.
    package var version: Int { 1 }
  }

  /// The object with its version.
  package let value: JSONValue

  /// - Parameter members: all but its version, in the order in which they are written.
  package init(_ kind: Kind, _ members: [(String, JSONValue)]) {
    value = .object([("schemaVersion", .number(Double(kind.version)))] + members)
  }

  /// The same with one more member at its end.
  package func adding(_ member: (String, JSONValue)) -> JSONDocument {
    JSONDocument(value: value.adding(member))
  }

  private init(value: JSONValue) { self.value = value }

  /// Indented by two spaces a level, with a line feed at its end.
  package var text: String { value.text + "\n" }

  /// The bytes of ``text``.
  package var file: [UInt8] { Array(text.utf8) }

  /// A schema as a file: it is no document, and has no version of its own.
  package static func file(schema: JSONValue) -> [UInt8] { Array((schema.text + "\n").utf8) }

  /// In one line, without its end.
  package var line: String { value.compactText }
}
