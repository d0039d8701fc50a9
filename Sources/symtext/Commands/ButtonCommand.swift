internal import ArgumentParser
internal import SymbolText

/// `symtext button`
struct ButtonCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "button",
    abstract: "Draws a labelled button as a PNG picture.",
    discussion: """
      symtext button --label "Add to cart" --symbol cart -o cart.png
      symtext button --label Delete --symbol trash --style tinted --tint "#e9152d" -o delete.png
      """)

  @Option(help: "The text on the button.")
  var label: String = ""

  @Option(help: ArgumentHelp("The symbol before the text.", valueName: "name"))
  var symbol: String?

  @Option(help: ArgumentHelp("plain, tinted or filled.", valueName: "style"))
  var style: String = "filled"

  @Option(name: .customLong("size"), help: ArgumentHelp("small, regular or large.", valueName: "size"))
  var buttonSize: String = "regular"

  @Option(help: ArgumentHelp("The button's colour: #rrggbb or a name.", valueName: "color"))
  var tint: String = "#0088ff"

  @OptionGroup var text: TextOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    try Diagnostics.run { () throws(CommandError) in
      try output.check()
      guard let style = ButtonStyle(rawValue: style) else {
        throw .usage("--style \(style): a style is plain, tinted or filled")
      }
      guard let size = ButtonSize(rawValue: buttonSize) else {
        throw .usage("--size \(buttonSize): a size is small, regular or large")
      }
      guard !label.isEmpty || symbol != nil else {
        throw .usage("a button needs --label or --symbol")
      }
      let button = Button(
        label: label, symbol: symbol, style: style, size: size,
        tint: try Color(option: "--tint", tint), configuration: try text.configuration)
      do {
        try output.write(
          button.displayList(
            font: text.font(size: size.pointSize), library: text.symbolLibrary()))
      } catch let error as CommandError {
        throw error
      } catch {
        throw .badData("\(error)")
      }
    }
  }
}
