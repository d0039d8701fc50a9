package import SymtextCommandLine
internal import SymtextGraphics
package import SymtextSymbolText

/// The options for painting symbols, and for the appearance of colours.
package struct PaintingOptions {
  package static let options: [Command.Option] = [
    .init(.mode), .init(.palette), .init(.gradient), .init(.value), .init(.variable),
    .init(
      name: "appearance", value: "appearance",
      help: "Background to draw for, light or dark; system colours follow it.",
      defaultValue: Appearance.light.rawValue, choices: .of(Appearance.self)),
    .init(
      name: "contrast", value: "contrast",
      help: "Contrast of system colours: normal or increased.",
      defaultValue: Contrast.normal.rawValue, choices: .of(Contrast.self)),
    .init(
      name: "effects-of", value: "version",
      help: """
        Use only effects and styles of SF Symbols 5, 6 or 7. Earlier effects of the same meaning replace later ones; \
        before 7, flat colours replace gradients, and variable color replaces variable draw.
        """,
      choices: SymbolEffect.versions.map { "\($0)" }),
  ]

  /// The option of pictures whose text is on their background.
  package static let vibrancy = Command.Option(
    name: "vibrant",
    help: """
      Give secondaryLabel, tertiaryLabel and quaternaryLabel the hue of --background, at their own lightness.
      """)

  /// The paragraph on colours in the help of commands.
  package static let colors = """
    A colour is #rrggbb, #rrggbbaa, a CSS name, rgb(), hsl(), hwb(), oklab() or oklch() as in CSS, or a \
    system colour, which follows --appearance and --contrast: systemRed, systemOrange, \
    systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue, systemIndigo, \
    systemPurple, systemPink, systemBrown, systemGray, systemGray2 to systemGray6, label, \
    secondaryLabel, tertiaryLabel, quaternaryLabel, systemBackground, accent; tint is the colour of \
    the text around a symbol. currentColor is the text colour of the page with an SVG; in other files it is label.
    """

  package let painting: SymbolPainting

  package init(_ arguments: Arguments) throws(CommandError) {
    let own = try arguments.configuration(.mode, .palette, .gradient, .value, .variable)
    guard own.layers.mode != .palette || !own.layers.palette.isEmpty else {
      throw .badValue(
        "mode", "palette", "the colours are missing; add \(option: "palette") systemRed,systemBlue")
    }
    let background = try arguments.color("background")
    guard !arguments.has("vibrant") || background != nil else {
      throw .badValue(
        "vibrant", nil, "the background is unknown; add \(option: "background")")
    }
    if arguments.has("vibrant"), let background, background.alpha < 1 {
      throw .badValue(
        "vibrant", nil,
        "\(option: "background") \(arguments.text("background")) is not opaque; give an opaque one"
      )
    }
    var painting = SymbolPainting(
      appearance: try arguments.choice("appearance", Appearance.self),
      contrast: try arguments.choice("contrast", Contrast.self),
      backdrop: arguments.has("vibrant") ? background : nil
    ).applying(own)
    painting.version = try Self.version(arguments)
    self.painting = painting
  }

  /// The version of SF Symbols to which styles and effects are limited; `nil` without a limit.
  package static func version(_ arguments: Arguments) throws(CommandError) -> Int? {
    guard let text = arguments["effects-of"] else { return nil }
    guard let version = Int(text), SymbolEffect.versions.contains(version) else {
      throw .badValue("effects-of", text, "5, 6 or 7 is expected")
    }
    return version
  }
}
