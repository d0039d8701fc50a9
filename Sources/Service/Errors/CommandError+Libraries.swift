package import SymtextCommandLine
package import SymtextImageFormats
package import SymtextSymbolImport
package import SymtextSymbolText

extension CommandError {
  /// A picture cannot be made.
  package init(_ error: RenderingError) {
    let kind: Kind =
      switch error.kind {
      case .unusable: .badData
      case .notInstalled: .unavailable
      case .failed: .failed
      }
    self.init(kind, .sentence("\(error)"))
  }

  /// Sources of symbols cannot be used.
  package init(_ error: SourceError) {
    let kind: Kind =
      switch error.kind {
      case .missing: .noInput
      case .invalid, .empty, .displayOnly, .unmade: .badData
      case .misnamed: .usage
      case .notInstalled: .unavailable
      }
    let advice: Sentence? =
      switch error.kind {
      case .displayOnly:
        "draw the variant yourself, or ask for it with \(option: "customize-display-only")"
      case .unmade:
        "take them off the list; \(option: "lenient") leaves out those of \(option: "variants")"
      default: nil
      }
    self.init(kind, .sentence("\(error)"), advice: advice)
  }

  /// An image cannot be read.
  package init(_ error: ImageError) {
    let kind: Kind =
      switch error.kind {
      case .missing: .noInput
      case .notInstalled: .unavailable
      case .notAnImage, .damaged, .tooLarge, .noSize, .noPage: .badData
      }
    self.init(kind, .sentence("\(error)"))
  }

  /// Text or symbols cannot be set.
  package init(_ error: SymbolError) {
    let problem = Problem.sentence(Sentence(error.reason))
    self =
      switch error.kind {
      case .invalid: .init(.badData, problem)
      case .missing: .init(.noInput, problem)
      case .notInstalled: .init(.unavailable, problem)
      case .unknownName(let name, let suggestions):
        .init(
          .badData, code: .unknownSymbol, about: .symbol(name), problem,
          advice: "`symtext symbols list` shows all names", suggestions: suggestions)
      case .unknownVariant(let name, _):
        .init(
          .badData, code: .unknownSymbol, about: .symbol(name),
          .sentence("\(error.reason), and the font's data cannot make it"),
          advice: error.elsewhere.map {
            "draw it and add it to a library with `symtext font build`, or take `\($0)` of another family"
          } ?? "draw it and add it to a library with `symtext font build`")
      case .laterVersion(let name, _):
        .init(
          .badData, code: .unknownSymbol, about: .symbol(name), problem,
          advice: Sentence(SymbolError.versionAdvice))
      case .displayOnly(let name):
        .init(
          .badData, about: .symbol(name), problem,
          advice:
            "draw the variant yourself, or ask `symtext font build` for it with `\(option: "variants") \(name) \(option: "customize-display-only")`"
        )
      case .lacksScale:
        .init(
          .badData, problem, advice: "build it with `\(option: "scales") small,medium,large`")
      case .changesStructure:
        .init(
          .badData, problem,
          advice:
            "export its layers (from a font built without `\(option: "no-color")`, as version 4 or later) or all 27 variants with `\(option: "kind") static`"
        )
      case .notAllowed(let file):
        .init(
          .badData, code: .notAllowed, about: .file(file), problem,
          advice: "allow its folder with \(option: "allow-files") FOLDER")
      case .missingArgument(let name):
        .init(
          .badData, code: .missingArgument, about: .placeholder(name), problem,
          advice: "give it one with \(argument: name, "TEXT")")
      }
  }
}
