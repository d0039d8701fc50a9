/// A JSON object that the program writes for other programs, beginning with the version of its schema.
///
/// Only documents can be written with indentation, so that each has a version. The schemas are in
/// Documentation/Schemas, with a file for each ``Kind``.
package struct JSONDocument: Sendable {
  /// The kind of document, by the name of its schema's file.
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
    case compare
    case advice
    /// `export --json`.
    case export

    /// The version of the schema.
    ///
    /// It rises when a member is removed or changes its meaning, not when one is added.
    package var version: Int { 1 }
  }

  /// The object with its version.
  package let value: JSONValue

  /// - Parameter members: the members without the version, in order.
  package init(_ kind: Kind, _ members: [(String, JSONValue)]) {
    value = .object([("schemaVersion", .number(Double(kind.version)))] + members)
  }

  /// Returns the document with another member at its end.
  package func adding(_ member: (String, JSONValue)) -> JSONDocument {
    JSONDocument(value: value.adding(member))
  }

  private init(value: JSONValue) { self.value = value }

  /// The JSON, indented by two spaces per level, with a final line feed.
  package var text: String { value.text + "\n" }

  /// Writes ``text`` in parts, so that it is never all in memory.
  package func write(_ part: (_ bytes: [UInt8]) -> Void) {
    withoutActuallyEscaping(part) { part in
      var writer = IndentedJSON(flush: part)
      writer.write(value)
      writer.write("\n")
      writer.finish()
    }
  }

  /// The bytes of ``text``.
  package var file: [UInt8] { Array(text.utf8) }

  /// Returns a schema as a file.
  ///
  /// A schema is not a document and has no version of its own.
  package static func file(schema: JSONValue) -> [UInt8] { Array((schema.text + "\n").utf8) }

  /// Returns design tokens as a file, whose form others version.
  package static func file(tokens: JSONValue) -> [UInt8] { Array((tokens.text + "\n").utf8) }

  /// The JSON on one line, without a line feed.
  package var line: String { value.compactText }
}
