internal import SymbolText

/// How the layers of symbols are coloured.
struct PaintingOptions {
  static let options: [Command.Option] = [
    .init(
      name: "mode", value: "mode",
      help: "How symbols are painted: monochrome, hierarchical, palette or multicolor.",
      standard: "monochrome"),
    .init(
      name: "palette", value: "colors",
      help: "One to three colours, joined by commas, for the palette mode."),
    .init(
      name: "value", value: "0…1",
      help: "What symbols show: layers above it are dimmed (wifi, speaker.wave.3)."),
    .init(
      name: "appearance", value: "appearance",
      help: "The form of system colours: light or dark.", standard: "light"),
  ]

  let painting: SymbolPainting

  init(_ arguments: Arguments) throws(CommandError) {
    var palette: [Color] = []
    for name in (arguments["palette"] ?? "").split(separator: ",") {
      guard let color = Color(String(name)) else {
        throw .usage("--palette \(name): #rrggbb, #rrggbbaa or a name such as red is expected")
      }
      palette.append(color)
    }
    let mode = try arguments.choice("mode", RenderingMode.self)
    guard palette.count <= 3 else { throw .usage("--palette takes at most three colours") }
    guard mode != .palette || !palette.isEmpty else {
      throw .usage("--mode palette needs --palette COLORS")
    }
    painting = SymbolPainting(
      mode: mode, palette: palette,
      value: try arguments.number("value", in: 0...1, "0 to 1 is expected"),
      appearance: try arguments.choice("appearance", Appearance.self))
  }
}
