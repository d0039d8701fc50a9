internal import SymtextCommandLine
internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextImageFormats

extension OutputOptions {
  /// Of commands that draw one picture.
  package static let ofShowing: [Command.Option] = [
    .init(
      name: "show", value: "protocol",
      help: """
        Show the picture in the terminal, by the protocol that it knows or the one that is named: kitty, iterm2 or \
        sixel. The terminal's background shows through: on a dark one add --appearance dark. A file is written only \
        where --output names one.
        """, isValueOptional: true)
  ]

  /// How a terminal shows the picture; `nil` where that is not asked for.
  /// - Throws: ``CommandError`` (usage) for another protocol, (unavailable) where nothing is known of the terminal.
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
        "\(option: "show"): standard output is no terminal; name a file with \(option: "output"), or the protocol of who reads it: \(option: "show")=kitty, \(option: "show")=iterm2 or \(option: "show")=sixel"
      )
    }
    guard let known = TerminalProtocol(environment: Environment.value) else {
      throw .unavailable(
        "\(option: "show"): this terminal is not known to show pictures; where it does, name how: \(option: "show")=kitty, \(option: "show")=iterm2 or \(option: "show")=sixel"
      )
    }
    return known
  }

  /// Sends the picture to the terminal, as it is as PNG.
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
