/// A stable code of an error, for programs.
package enum ErrorCode: String, CaseIterable, Sendable {
  case notJSON = "not-json"
  case lineTooLong = "line-too-long"
  case badID = "bad-id"
  case unknownCommand = "unknown-command"
  case unknownKey = "unknown-key"
  case missingKey = "missing-key"
  case badValue = "bad-value"
  case unknownSymbol = "unknown-symbol"
  case missingArgument = "missing-argument"
  case notAllowed = "not-allowed"
  case tooLarge = "too-large"
  case outside
  case takenOutput = "taken-output"
  case badData = "bad-data"
  case missingFile = "missing-file"
  case unavailable
  case unwritable
  case internalFault = "internal"

  /// The default code of a kind of failure.
  init(_ kind: CommandError.Kind) {
    self =
      switch kind {
      case .usage: .badValue
      case .badData, .differs, .incomparable: .badData
      case .noInput: .missingFile
      case .unavailable: .unavailable
      case .failed: .internalFault
      case .cannotCreate: .unwritable
      }
  }

  /// The exit statuses that occur with the code.
  package var statuses: [Int32] {
    switch self {
    case .missingKey, .badValue, .unknownKey, .unknownCommand: [64, 65]
    case .missingFile: [66]
    case .unavailable: [69]
    case .internalFault: [70]
    case .unwritable: [73]
    default: [65]
    }
  }

  /// The meaning, as a sentence without a full stop.
  package var help: String {
    switch self {
    case .notJSON: "the line is not JSON, not UTF-8, or not an object"
    case .lineTooLong: "the line is too long; all of it is ignored"
    case .badID: "id is neither a string of at most 128 bytes nor an integer"
    case .unknownCommand: "there is no such command"
    case .unknownKey: "the command has no such key"
    case .missingKey: "a required key is missing"
    case .badValue: "the value is not valid for its key"
    case .unknownSymbol: "no symbol has this name"
    case .missingArgument: "a placeholder of the text has no value"
    case .notAllowed: "the file is not below a folder of --allow-files"
    case .tooLarge: "the picture has more pixels than are allowed"
    case .outside: "a file of a batch is outside its folder"
    case .takenOutput: "another line of the batch already writes this file"
    case .badData: "any other error in the request"
    case .missingFile: "an allowed file does not exist"
    case .unavailable: "a dependency, such as a font, is not installed"
    case .unwritable: "a file of a batch cannot be written"
    case .internalFault: "a bug in symtext"
    }
  }
}
