internal import SymtextCommandLine
internal import SymtextService
internal import SymtextSupport

/// The command line: parse, call, print.
@main
enum Symtext {
  static let version = "0.1.0"

  static var programVersion: ProgramVersion { ProgramVersion(name: command.name, number: version) }

  static let command: Command = Command(
    name: "symtext",
    abstract: "Sets symbols in text like letters.",
    discussion: """
      A name in braces is a symbol. It sits on the text's baseline, at its cap height, with the weight of its \
      stems:

        symtext render "Add {plus.circle} to cart" -o label.png
        symtext render "{bell scale=large} New" --size 34 --pixel-ratio 2 -o bell.png
        symtext animate "{wifi} Searching" --effect variableColor --loop -o searching.png
        symtext metrics "Add {plus.circle} to cart" --json
        symtext button --label "Add to cart" --symbol cart -o button.png
        symtext bar tab --item Home=house --item Search=magnifyingglass -o tabs.png
        symtext theme show material -o mine.json
        symtext docicon --symbol list.bullet.rectangle --text csv --fill systemGreen -o table.iconset
        symtext batch buttons.ndjson --manifest images.json
        symtext serve --stdio < requests.ndjson
        symtext symbols search shopping_cart
        symtext symbols list weather -o weather.png
        symtext advise labels.txt README.md
        symtext gallery -o gallery
        symtext compare expected.png actual.png
        symtext font build my-drawings/ -o My.ttf
        symtext annotate icons/wifi.svg --set loop=open
        symtext studio icons/
        symtext template export heart -o heart.svg
        symtext export xcode -o SymtextSymbols

      Exit status: 0 success, 64 invalid command line, 65 invalid input (an unknown symbol, a bad drawing), 66 \
      missing input, 69 something is not installed, 73 the output cannot be written; `compare` has 1 and 2, as `diff`; 130 and 143 after SIGINT and \
      SIGTERM, which leave no temporary files.
      """,
    options: [
      .init(
        name: "version",
        help:
          "Print the version; with --json also those of the libraries in use.")
    ],
    subcommands: [
      RenderCommand.command, AnimateCommand.command, MetricsCommand.command, ButtonCommand.command,
      BarCommand.command, BadgeCommand.command, ThemeCommand.command,
      DocumentIconCommand.command, BatchCommand.command, ManifestCommand.command,
      ServeCommand.command, SymbolsCommand.command,
      AdviseCommand.command,
      GalleryCommand.command, PlayerCommand.command, FontCommand.command, TemplateCommand.command,
      AnnotateCommand.command, StudioCommand.command, ExportCommand.command, CompareCommand.command,
      WatchCommand.command,
    ])

  /// The commands that lines of a batch, and requests, may name.
  static let table: CommandTable = CommandTable(command, version: version)
  /// The first commands for a newcomer.
  private static let beginning = """
    symtext sets symbols in text like letters. To begin:

      symtext render "Add {plus.circle} to cart" --size 34 -o add.png    draws a line
      symtext symbols search cart                                        finds symbols
      symtext gallery -o gallery                                         shows all of them in a browser
      symtext --help                                                     lists all commands
    """

  static func main() {
    File.reportSizeLimit()
    do throws(CommandError) {
      var words = ArraySlice(try CommandWords.all())
      try Message.takeForm(from: &words)
      CommandWords.exit(run(words, command, path: "symtext"))
    } catch {
      CommandWords.exit(report(error))
    }
  }

  /// Prints an error.
  /// - Returns: the exit status.
  private static func report(_ error: CommandError, help: String? = nil) -> Int32 {
    Console.say(.error(error, help: help))
    return error.status
  }

  /// Finds the command and runs it; only here errors become sentences and exit statuses.
  private static func run(_ words: ArraySlice<String>, _ command: Command, path: String) -> Int32 {
    let options = words.prefix { $0 != "--" }
    do {
      let subcommands = command.subcommands
      if let next = words.first, !next.hasPrefix("-"), !subcommands.isEmpty {
        // For packagers.
        if path == "symtext" && next == "generate" {
          let generate = GenerateCommand.command(of: command)
          return run(words.dropFirst(), generate, path: "\(path) \(next)")
        }
        if next == "help" { return run(words.dropFirst() + ["--help"], command, path: path) }
        guard let subcommand = subcommands.first(where: { $0.name == next }) else {
          if command.takesOperands { return try run(words, command, options: options, path: path) }
          let near = NameSuggestions.nearest(to: next, among: subcommands.map(\.name)).first
          throw CommandError.usage(
            .unknownCommand, suggestion: near,
            "there is no command \(next)")
        }
        return run(words.dropFirst(), subcommand, path: "\(path) \(next)")
      }
      return try run(words, command, options: options, path: path)
    } catch let error as CommandError {
      return report(error, help: error.kind == .usage ? "\(path) --help" : nil)
    } catch {
      return report(CommandError(.failed, .sentence(Sentence("\(error)"))))
    }
  }

  /// Runs a command, or prints its help or the version.
  private static func run(
    _ words: ArraySlice<String>, _ command: Command, options: ArraySlice<String>, path: String
  ) throws(CommandError) -> Int32 {
    if options.contains("--help") || options.contains("-h") {
      let syntax = command.syntax
      let text =
        options.contains("--help")
        ? HelpText.text(syntax, path: path) : HelpText.brief(syntax, path: path)
      try File.write(Array(text.utf8), to: "-")
      return 0
    }
    if path == "symtext" && words.first == "--version" {
      guard words.dropFirst().allSatisfy({ $0 == "--json" }) else {
        throw CommandError.usage("\(option: "version") takes \(option: "json") and nothing else")
      }
      let text = words.count > 1 ? programVersion.json.text : "\(programVersion.text)\n"
      try File.write(Array(text.utf8), to: "-")
      return 0
    }
    if path == "symtext" && words.isEmpty && Message.form == .text {
      Console.note(Sentence(beginning))
      return CommandError.Kind.usage.rawValue
    }
    try command.perform(words)
    return 0
  }
}
