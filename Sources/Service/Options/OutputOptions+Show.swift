internal import SymtextCommandLine
internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextImageFormats

extension OutputOptions {
  /// The options of commands that draw one picture.
  package static let ofShowing: [Command.Option] = [
    .init(
      name: "show", value: "protocol",
      help: """
        Show the picture in the terminal, with its own protocol or a given one: kitty, iterm2 or sixel. The terminal's \
        background shows through; on a dark one add --appearance dark. A file is written only with --output.
        """, isValueOptional: true)
  ]

  /// Returns the terminal's protocol; `nil` without `--show`.
  /// - Throws: ``CommandError`` (usage) for another protocol, (unavailable) for an unknown terminal.
  static func shown(_ arguments: Arguments) throws(CommandError) -> TerminalProtocol? {
    guard arguments.has("show") else { return nil }
    if let name = arguments["show"], !name.isEmpty {
      guard let known = TerminalProtocol(rawValue: name) else {
        throw .usage("\(option: "show")=\(name): kitty, iterm2 or sixel is expected")
      }
      return known
    }
    guard Console.isTerminal else {
      throw .unavailable(
        "\(option: "show"): standard output is not a terminal; give a file with \(option: "output"), or the reader's protocol: \(option: "show")=kitty, \(option: "show")=iterm2 or \(option: "show")=sixel"
      )
    }
    guard let known = TerminalProtocol(environment: Environment.value) else {
      throw .unavailable(
        "\(option: "show"): this terminal is unknown; if it shows pictures, give its protocol: \(option: "show")=kitty, \(option: "show")=iterm2 or \(option: "show")=sixel"
      )
    }
    return known
  }

  /// Sends the picture to the terminal, with the pixels of a PNG.
  func show(
    _ list: DisplayList, by known: TerminalProtocol, _ encoder: PictureEncoder
  ) throws(CommandError) {
    var list = list
    list.altText = altText(of: list)
    let bytes: [UInt8]
    do throws(RenderingError) {
      switch known {
      case .kitty:
        let file = try encoder.png(list, pixelRatio: pixelRatio, background: background, png)
        bytes = TerminalPicture.kitty(file.bytes)
      case .iterm2:
        let file = try encoder.png(list, pixelRatio: pixelRatio, background: background, png)
        bytes = TerminalPicture.iterm2(file.bytes, name: "symtext.png")
      case .sixel:
        try SixelEncoder.check(
          width: list.width * pixelRatio - 1e-6, height: list.height * pixelRatio - 1e-6)
        let renderer = RasterRenderer(blending: png.blending, snapping: png.snapping)
        let pixels = try renderer.pixmap(list, pixelRatio: pixelRatio, background: background)
        bytes = TerminalPicture.sixel(pixels, on: ground)
      }
    } catch {
      throw CommandError(error)
    }
    try File.write(bytes, to: "-")
  }
}
