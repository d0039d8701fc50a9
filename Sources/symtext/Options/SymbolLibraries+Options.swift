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
    do throws(SymbolError) {
      try self.init(files: files, fileAccess: arguments.fileAccess)
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

  static let missingOption = Command.Option(
    name: "missing", value: "how",
    help: """
      How to treat unknown symbol names: error; box draws a dashed placeholder; skip omits the symbol. box and skip \
      print a warning. {name else=other.name} and {name else=image.png} override it.
      """,
    defaultValue: MissingSymbols.error.rawValue, choices: .of(MissingSymbols.self))

  static let availableOption = Command.Option(
    name: "available", value: "version",
    help: """
      Allow only symbols introduced in this library version or earlier, such as 0.1. A newer symbol is an error that \
      names its version.
      """)
}
