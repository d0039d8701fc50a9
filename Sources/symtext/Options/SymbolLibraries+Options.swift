internal import SymtextSupport
internal import SymtextService
internal import SymtextCommandLine
internal import SymtextSymbolText
internal import SymtextSymbols

extension SymbolLibraries {
  /// Opens the libraries of `--library`, before the bundled one.
  init(_ arguments: Arguments) throws(CommandError) {
    let files = arguments.all("library")
    if arguments.fileAccess == .everything {
      for file in files where !File.exists(file) {
        throw .noInput("cannot read \(file): there is no such file")
      }
    }
    let includesBundled = !(arguments.knows("no-bundled") && arguments.has("no-bundled"))
    guard includesBundled || !files.isEmpty else {
      throw .usage(
        "\(option: "no-bundled") leaves no symbols; name a font of symbols with \(option: "library")"
      )
    }
    do throws(SymbolError) {
      try self.init(
        files: files, includesBundled: includesBundled, fileAccess: arguments.fileAccess)
    } catch {
      throw CommandError(error)
    }
    if arguments.knows("missing") { missing = try arguments.choice("missing", MissingSymbols.self) }
    guard arguments.knows("available"), let version = arguments["available"] else { return }
    available = SymbolVersion(version)
    guard available != nil else {
      throw .badValue(
        "available", version, "the version of a library, such as 0.1 or 0.2, is expected")
    }
  }

  /// Notes the order of the libraries, if several have one name.
  ///
  /// The answer to a request has no notes, and its result names the library of each symbol.
  func noteOrder(_ arguments: Arguments) throws(CommandError) {
    guard arguments.readsStandardInput else { return }
    let order: (libraries: [String], example: String)?
    do { order = try self.order } catch { throw CommandError(error) }
    guard let order else { return }
    Console.note(
      "names in several libraries are taken from \(order.libraries.joined(separator: ", then ")); the others need a prefix, as in \(order.example)"
    )
  }

  static let missingOption = Command.Option(
    name: "missing", value: "how",
    help: """
      How to treat unknown symbol names: error; box draws a dashed placeholder; skip omits the symbol; base draws the \
      symbol itself instead of a variant that cannot be generated. All but error print a warning. \
      {name else=other.name} and {name else=image.png} override it.
      """,
    defaultValue: MissingSymbols.error.rawValue, choices: .of(MissingSymbols.self))

  static let availableOption = Command.Option(
    name: "available", value: "version",
    help: """
      Allow only symbols introduced in this library version or earlier, such as 0.1. The next library with the name, \
      else= or --missing replaces a newer symbol.
      """)

  static let noBundledOption = Command.Option(
    name: "no-bundled",
    help: """
      Leave out the bundled library: only the fonts of --library have symbols and signs of badges.
      """)
}
