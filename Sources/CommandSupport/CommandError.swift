package import Drawing
package import Pixels
package import Support
package import SymbolImport
package import SymbolText

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
  /// A picture cannot be made.
  package init(_ error: RenderingError) {
    self =
      switch error.kind {
      case .unusable: .badData(error.description)
      case .notInstalled: .unavailable(error.description)
      case .failed: CommandError(description: error.description, status: 70)
      }
  }

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

  /// Sources of symbols cannot be used.
  package init(_ error: SourceError) {
    self =
      switch error.kind {
      case .missing: .noInput(error.description)
      case .invalid, .empty: .badData(error.description)
      case .misnamed: .usage(error.description)
      case .notInstalled: .unavailable(error.description)
      }
  }

  /// An image cannot be read.
  package init(_ error: ImageError) {
    self =
      switch error.kind {
      case .missing: .noInput(error.description)
      case .notInstalled: .unavailable(error.description)
      case .notAnImage, .damaged, .tooLarge, .noSize, .noPage: .badData(error.description)
      }
  }

  /// Text or symbols cannot be set.
  package init(_ error: SymbolError) {
    self =
      switch error.kind {
      case .invalid: .badData(error.description)
      case .unknownName(let suggestions):
        .badData(
          .unknownSymbol, suggestion: suggestions.first,
          error.description
            + (suggestions.isEmpty ? "; `symtext symbols list` shows all names" : ""))
      case .unknownVariant:
        .badData(
          .unknownSymbol,
          "\(error), and it cannot be made of what the font holds; draw it, and `symtext font build` takes it into a library"
        )
      case .lacksScale: .badData("\(error); build it with `--scales small,medium,large`")
      case .changesStructure:
        .badData(
          "\(error); export its layers (from a font built without `--no-color`, as version 4 or later) or all 27 variants with `--kind static`"
        )
      case .missing: .noInput(error.description)
      case .notAllowed:
        .badData(.notAllowed, "\(error); allow its folder with --allow-files FOLDER")
      case .missingArgument(let name):
        .badData(.missingArgument, "\(error); give it one with --arg \(name)=TEXT")
      case .notInstalled: .unavailable(error.description)
      }
  }
}
