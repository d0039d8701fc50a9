internal import ArgumentParser

/// The command line: parse, call, print.
@main
struct Symtext: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "symtext",
    abstract: "Sets symbols in text as well as letters.",
    discussion: """
      Symbols stand in the text by name, in braces. They sit on the text's baseline, are sized by its \
      cap height and thickened to its stems:

        symtext render "Add {plus.circle} to cart" -o label.png
        symtext render "{bell scale=large} New" --size 34 --pixel-ratio 2 -o bell.png
        symtext metrics "Add {plus.circle} to cart" --json
        symtext button --label "Add to cart" --symbol cart -o button.png
        symtext symbols list weather
        symtext font build my-drawings/ -o My.ttf

      Exit status: 0 done, 64 the command line makes no sense, 65 the input is wrong (an unknown \
      symbol, a bad drawing), 66 an input is missing, 69 something is not installed, 73 the output \
      cannot be written.
      """,
    version: "0.1.0",
    subcommands: [
      RenderCommand.self, MetricsCommand.self, ButtonCommand.self, SymbolsCommand.self,
      FontCommand.self,
    ])
}
