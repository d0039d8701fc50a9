internal import SymbolText

/// Where a picture goes and how many pixels it has.
struct OutputOptions {
  static let options: [Command.Option] = [
    .init(
      name: "output", letter: "o", value: "file",
      help: "The .png file to write; - is standard output.", standard: "-"),
    .init(name: "pixel-ratio", value: "ratio", help: "Pixels per point.", standard: "1"),
    .init(
      name: "background", value: "color",
      help: "Painted behind everything; transparent when left out."),
  ]

  private let output: String
  /// Pixels per point.
  let pixelRatio: Double
  private let background: Color?

  init(_ arguments: Arguments) throws(CommandError) {
    output = arguments.text("output")
    guard output == "-" || output.lowercased().hasSuffix(".png") else {
      throw .usage("--output \(output): the picture's file name ends in .png")
    }
    pixelRatio = try Self.pixelRatio(arguments) ?? 1
    background = try arguments.color("background")
  }

  /// Pixels per point, when they are given.
  static func pixelRatio(_ arguments: Arguments) throws(CommandError) -> Double? {
    try arguments.number("pixel-ratio", in: 0.01...100, "0.01 to 100 is expected")
  }

  /// Draws a picture into the file.
  func write(_ list: DisplayList) throws(CommandError) {
    let bytes: [UInt8]
    do {
      bytes = try list.png(pixelRatio: pixelRatio, background: background)
    } catch {
      throw .badData("\(error)")
    }
    if output == "-" && File.isTerminal {
      throw .usage("a picture is not for the terminal; name a file with --output")
    }
    try File.write(bytes, to: output)
  }
}
