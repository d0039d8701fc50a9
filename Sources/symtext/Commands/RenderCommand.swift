internal import ArgumentParser
internal import SymbolText

/// `symtext render`
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws text and symbols as a PNG picture.",
    discussion: """
      symtext render "Add {plus.circle} to cart" --size 17 --pixel-ratio 2 -o add.png
      symtext render "{sun.max} Sunny" --font "DejaVu Serif" --color "#b35900" -o sunny.png
      symtext render - --width 300 --background white -o page.png < page.txt
      """)

  @OptionGroup var line: LineOptions
  @OptionGroup var text: TextOptions

  @Option(help: ArgumentHelp("Of text and symbols: #rrggbb or a name.", valueName: "color"))
  var color: String = "black"

  @Option(help: ArgumentHelp("Space around the picture, in points.", valueName: "points"))
  var padding: Double = 0

  @OptionGroup var output: OutputOptions

  func run() throws {
    try Diagnostics.run { () throws(CommandError) in
      try output.check()
      let (size, width, alignment) = try line.checked()
      guard (0...10_000).contains(padding) else {
        throw .usage("--padding \(padding): the space is 0 to 10,000 points")
      }
      let label = try Label(
        line: line, text: text, size: size, color: Color(option: "--color", color),
        wraps: width != nil)
      text.warn(missing: label.missingCharacters)
      try output.write(label.displayList(width: width, alignment: alignment, padding: padding))
    }
  }
}

extension Label {
  /// Sets what the options of a command describe.
  init(
    line: LineOptions, text: TextOptions, size: Double, color: Color, wraps: Bool
  ) throws(CommandError) {
    let configuration = try text.configuration
    let source = try line.source()
    do {
      let markup = try Markup(source)
      try self.init(
        markup, font: text.font(size: size), library: text.symbolLibrary(), color: color,
        configuration: configuration, wraps: wraps)
    } catch let error as CommandError {
      throw error
    } catch {
      throw .badData("\(error)")
    }
  }
}
