/// What went wrong, in a word that programs can rely on.
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

  /// The code of a failure of which nothing but the kind is known.
  init(_ kind: CommandError.Kind) {
    self =
      switch kind {
      case .usage: .badValue
      case .badData: .badData
      case .noInput: .missingFile
      case .unavailable: .unavailable
      case .failed: .internalFault
      case .cannotCreate: .unwritable
      }
  }

  /// The exit statuses that it comes with.
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

  /// What it says, in a sentence without its end.
  package var help: String {
    switch self {
    case .notJSON: "the line is no JSON, no UTF-8, or no object"
    case .lineTooLong: "the line has more bytes than are read"
    case .badID: "id is no text of at most 128 bytes and no number"
    case .unknownCommand: "there is no such command"
    case .unknownKey: "the command has no such key"
    case .missingKey: "a key is missing that the command needs"
    case .badValue: "a key does not take this value"
    case .unknownSymbol: "no symbol has this name"
    case .missingArgument: "a placeholder of the text has no value"
    case .notAllowed: "a file that lies in no folder of --allow-files"
    case .tooLarge: "the picture has more pixels than are allowed"
    case .outside: "a file of a batch that lies outside its folder"
    case .takenOutput: "a file of a batch that another line makes already"
    case .badData: "anything else that is wrong with what was asked"
    case .missingFile: "a file that was allowed is not there"
    case .unavailable: "something is not installed, such as a font"
    case .unwritable: "a file of a batch that cannot be written"
    case .internalFault: "a fault of symtext"
    }
  }
}
