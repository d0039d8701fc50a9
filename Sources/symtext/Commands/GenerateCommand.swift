internal import SymtextCommandLine
internal import SymtextService
internal import SymtextSymbolImport

/// The command `symtext generate`, for packagers; no help lists it.
enum GenerateCommand {
  /// - Parameter root: the program whose commands are described.
  static func command(of root: Command) -> Command {
    Command(
      name: "generate", abstract: "Writes man pages, completions for a shell, or schemas.",
      discussion: """
          symtext generate man share/man/man1 --date 2026-11-24
          symtext generate bash share/bash-completion/completions
          symtext generate zsh share/zsh/site-functions
          symtext generate fish share/fish/vendor_completions.d
          symtext generate schemas Documentation/Schemas
        """,
      operand: .init(
        name: "kind", help: "man, bash, zsh, fish or schemas; then the folder, which is created.",
        isRepeated: true),
      options: [
        .init(name: "date", value: "YYYY-MM-DD", help: "Date of the man pages.")
      ],
      action: .runs { (arguments) throws(CommandError) in
        guard arguments.operands.count == 2 else {
          throw .usage("a kind and a folder are expected, such as: generate man man1/")
        }
        let files = try files(
          arguments.operands[0], of: root.tree, date: arguments["date"] ?? "")
        try File.write(files, toDirectory: arguments.operands[1])
      })
  }

  private static func files(
    _ kind: String, of tree: CommandTree, date: String
  ) throws(CommandError) -> [(name: String, bytes: [UInt8])] {
    let name = tree.path[0]
    switch kind {
    case "man": return ManualPage.files(of: tree, version: Symtext.programVersion, date: date)
    case "bash": return [(name, Array(BashCompletion(tree).text.utf8))]
    case "zsh": return [("_\(name)", Array(ZshCompletion(tree).text.utf8))]
    case "fish": return [("\(name).fish", Array(FishCompletion(tree).text.utf8))]
    case "schemas":
      return RequestSchema.Lines.allCases.map { lines in
        ("\(lines.rawValue).json", RequestSchema(lines, Symtext.table).file)
      } + [("symbols-file.json", AnnotationSchema.file(options: FontProject.optionSchemas))]
    default: throw .usage("\(kind): man, bash, zsh, fish or schemas is expected")
    }
  }
}
