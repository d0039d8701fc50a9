internal import SymtextCommandLine
internal import SymtextSupport
internal import SymtextSymbolImport

/// The reason why a request is refused.
struct StudioError: Error, Sendable {
  /// The kind of a reason.
  enum Code: String, Sendable {
    case badValue = "bad-value"
    case badData = "bad-data"
    case missingKey = "missing-key"
    case unknownCommand = "unknown-command"
    case unknownSymbol = "unknown-symbol"
    /// A file is not as the request takes it to be.
    case conflict
    /// The studio only shows the folder.
    case readOnly = "read-only"
    /// There is nothing to take back, or to do again.
    case nothing
    case unwritable
    /// Another program writes the file at this moment.
    case overtaken
    case unavailable
  }

  var code: Code
  /// One sentence.
  var message: String
  /// More members of the answer.
  var details: [JSONValue.Member] = []

  init(_ code: Code, _ message: String, _ details: [JSONValue.Member] = []) {
    self.code = code
    self.message = message
    self.details = details
  }

  init(_ error: SourceError) {
    let code: Code =
      switch error.kind {
      case .misnamed: .badValue
      case .notInstalled: .unavailable
      default: .badData
      }
    self.init(code, error.description)
  }

  init(_ error: FileError) { self.init(.unwritable, error.description) }

  init(_ error: CommandError) {
    self.init(Code(rawValue: error.code.rawValue) ?? .badData, error.description)
  }

  var json: JSONValue {
    .object([("code", .string(code.rawValue)), ("message", .string(message))] + details)
  }
}
