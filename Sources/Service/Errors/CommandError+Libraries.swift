package import SymtextCommandLine
package import SymtextImageFormats
package import SymtextSymbolImport
package import SymtextSymbolText

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
