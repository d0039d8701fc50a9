package import SymtextSupport

/// What went wrong, in one sentence, and the exit status that says so to a shell.
///
/// The numbers are those of BSD's `sysexits.h`.
package struct CommandError: Error, CustomStringConvertible {
  package var description: String
  package var status: Int32
  /// What it is, for programs.
  package var code: ErrorCode
  /// The key of a request, or of a line of a batch, that is wrong; `nil` where that is not known.
  package var key: String?
  /// What may have been meant; `nil` where nothing is near.
  package var suggestion: String?

  /// - Parameter code: that of the status when it is left out.
  package init(
    description: String, status: Int32, code: ErrorCode? = nil, key: String? = nil,
    suggestion: String? = nil
  ) {
    self.description = description
    self.status = status
    self.code = code ?? ErrorCode(status: status)
    self.key = key
    self.suggestion = suggestion
  }

  /// The command line makes no sense.
  package static func usage(_ text: String) -> CommandError { .init(description: text, status: 64) }
  /// The command line makes no sense, in a way that programs may want to know.
  package static func usage(
    _ code: ErrorCode, key: String? = nil, suggestion: String? = nil, _ text: String
  ) -> CommandError {
    .init(description: text, status: 64, code: code, key: key, suggestion: suggestion)
  }
  /// The input is not what it should be.
  package static func badData(_ text: String) -> CommandError {
    .init(description: text, status: 65)
  }
  /// The input is not what it should be, in a way that programs may want to know.
  package static func badData(
    _ code: ErrorCode, key: String? = nil, suggestion: String? = nil, _ text: String
  ) -> CommandError {
    .init(description: text, status: 65, code: code, key: key, suggestion: suggestion)
  }
  /// An input is not there.
  package static func noInput(_ text: String) -> CommandError {
    .init(description: text, status: 66)
  }
  /// Something needed is not installed.
  package static func unavailable(_ text: String) -> CommandError {
    .init(description: text, status: 69)
  }
  /// The output cannot be written.
  package static func cannotCreate(_ text: String) -> CommandError {
    .init(description: text, status: 73)
  }
}

extension CommandError {
  /// A file cannot be read or written.
  package init(_ error: FileError) {
    self =
      switch error.kind {
      case .missing: .noInput(error.description)
      case .unusable: .badData(error.description)
      case .unwritable: .cannotCreate(error.description)
      case .outside:
        .badData(
          .outside,
          "\(error.description); name a file below the folder, or allow it with --anywhere")
      }
  }
}
