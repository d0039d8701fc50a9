internal import SymtextCommandLine
internal import SymtextPreviews
internal import SymtextService
internal import SymtextSupport

/// The command `symtext theme`: the themes of controls as design tokens.
enum ThemeCommand {
  static let command = Command(
    name: "theme", abstract: "Lists the themes of buttons, and writes them as design tokens.",
    subcommands: [list, show, tokens])

  private static let list = Command(
    name: "list", abstract: "Lists the built-in themes.",
    discussion: "  symtext theme list",
    action: .runs { (_) throws(CommandError) in
      let width = Theme.builtInNames.map(\.count).max() ?? 0
      let lines = Theme.builtInNames.map { name in
        let space = String(repeating: " ", count: width - name.count + 2)
        return name + space + (Theme.builtIn(name)?.summary ?? "") + "\n"
      }
      try File.write(Array(lines.joined().utf8), to: "-")
    })

  private static let output = Command.Option(
    name: "output", letter: "o", value: "file", help: "The file; - is standard output.",
    defaultValue: "-")

  private static let show = Command(
    name: "show", abstract: "Writes a theme as design tokens.",
    discussion: """
        symtext theme show material -o mine.json
        symtext button --label Save --theme mine.json -o save.png

      The file has all tokens of the theme in all modes, by the format of the Design Tokens Community Group, 2025.10: \
      a resolver with a set, and a modifier for light, dark and high contrast. `symtext theme tokens` explains them.
      """,
    operand: .init(name: "theme", help: "A built-in theme, or a file of design tokens."),
    options: [output],
    action: .runs { (arguments) throws(CommandError) in
      var warnings: [Sentence] = []
      let name = arguments.operands[0]
      let theme = try ThemeOptions.read(name, arguments, &warnings)
      for warning in warnings { Console.say(.warning(warning)) }
      try File.write(theme.tokens, to: arguments.text("output"))
    })

  private static let tokens = Command(
    name: "tokens", abstract: "Prints the table of all tokens, with their types and units.",
    discussion: "  symtext theme tokens",
    action: .runs { (_) throws(CommandError) in
      try File.write(Array(Theme.tokenTable.utf8), to: "-")
    })
}
