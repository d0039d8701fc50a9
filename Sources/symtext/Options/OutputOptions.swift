internal import ArgumentParser
internal import SymbolText

/// Where a picture goes and how many pixels it has.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The .png file to write; - is standard output.", valueName: "file"))
  var output: String

  @Option(help: ArgumentHelp("Pixels per point.", valueName: "ratio"))
  var pixelRatio: Double = 1

  @Option(
    help: ArgumentHelp(
      "Painted behind everything: #rrggbb or a name; transparent when left out.",
      valueName: "color"))
  var background: String?

  /// Draws a picture into the file.
  func write(_ list: DisplayList) throws(CommandError) {
    let background = try self.background.map { (text) throws(CommandError) in
      try Color(option: "--background", text)
    }
    do {
      try File.write(list.png(pixelRatio: pixelRatio, background: background), to: output)
    } catch let error as CommandError {
      throw error
    } catch {
      throw .badData("\(error)")
    }
  }

  /// Checks what can be checked before the work begins.
  func check() throws(CommandError) {
    guard output == "-" || output.lowercased().hasSuffix(".png") else {
      throw .usage("\(output): the picture's file name ends in .png")
    }
    guard pixelRatio > 0, pixelRatio <= 100 else {
      throw .usage("--pixel-ratio \(pixelRatio): a ratio is more than 0 and at most 100")
    }
    if let background { _ = try Color(option: "--background", background) }
  }
}

extension Color {
  /// Reads a colour option.
  init(option: String, _ text: String) throws(CommandError) {
    guard let color = Color(text) else {
      throw .usage("\(option) \(text): a colour is #rrggbb, #rrggbbaa or a name such as red")
    }
    self = color
  }
}
