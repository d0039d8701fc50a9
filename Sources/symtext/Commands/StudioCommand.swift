internal import SymtextCommandLine
internal import SymtextService
internal import SymtextStudio
internal import SymtextSupport

/// The command `symtext studio`.
enum StudioCommand {
  static let command: Command = Command(
    name: "studio",
    abstract: "Shows the drawings of a folder on a page, and sets their annotations.",
    discussion: """
      The page shows each symbol in all weights and scales, says what is wrong with it, and sets layers, colours, values \
      and motion as `symtext annotate` does. The files of the folder are the document: every change is saved at once, \
      and files that other programs change are read again.

      --stdio answers the page's requests on the standard streams, a line of JSON each; Documentation/Studio.md has them.

        symtext studio icons/
      """,
    operand: .init(name: "folder", help: "The folder with the drawings."),
    options: [
      .init(name: "stdio", help: "Answer on the standard streams."),
      .init(name: "read-only", help: "Change no file."),
      .init(
        name: "export", value: "folder",
        help: "Write exports into this folder. By default the page saves them."),
    ],
    action: .runs { (arguments) throws(CommandError) in
      guard arguments.has("stdio") else {
        throw .usage("\(option: "stdio") is missing")
      }
      try StudioSession.run(try options(arguments))
    })

  private static func options(_ arguments: Arguments) throws(CommandError) -> StudioOptions {
    let folder = arguments.operands[0]
    var options = try StudioOptions(folder: folder, version: Symtext.version) {
      () throws(CommandError) in try FontBuildCommand.project(of: folder)
    }
    options.isReadOnly = arguments.has("read-only")
    options.exportFolder = arguments["export"]
    return options
  }
}
