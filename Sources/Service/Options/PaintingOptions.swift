package import SymtextCommandLine
internal import SymtextGraphics
package import SymtextSymbolText

/// How symbols are painted, and which form colours take.
package struct PaintingOptions {
  package static let options: [Command.Option] = [
    .init(.mode), .init(.palette), .init(.gradient), .init(.value), .init(.variable),
    .init(
      name: "appearance", value: "appearance",
      help: "What the picture is for: light or dark backgrounds; system colours follow it.",
      defaultValue: Appearance.light.rawValue, choices: .of(Appearance.self)),
    .init(
      name: "contrast", value: "contrast",
      help: "How far system colours stand out: normal or increased.",
      defaultValue: Contrast.normal.rawValue, choices: .of(Contrast.self)),
  ]

  /// For pictures whose text stands on their background.
  package static let vibrancy = Command.Option(
    name: "vibrant",
    help: """
      Let secondaryLabel, tertiaryLabel and quaternaryLabel take the hue of --background, as light as they were.
      """)

  /// What is said about colours below a command's options.
  package static let colors = """
    A colour is #rrggbb, #rrggbbaa, a CSS name, rgb(), hsl(), hwb(), oklab() or oklch(), as CSS writes \
    them, or a system colour, which follows --appearance and --contrast: systemRed, systemOrange, \
    systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue, systemIndigo, \
    systemPurple, systemPink, systemBrown, systemGray, systemGray2 to systemGray6, label, \
    secondaryLabel, tertiaryLabel, quaternaryLabel, systemBackground, accent; tint is the colour of \
    the text around a symbol. currentColor is that of the text of a page in which an SVG stands, and in other \
    files that of label.
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
        "vibrant", nil, "nothing is known of what is behind; add \(option: "background")")
    }
    if arguments.has("vibrant"), let background, background.alpha < 1 {
      throw .badValue(
        "vibrant", nil,
        "\(option: "background") \(arguments.text("background")) is clear, and nothing is known of what is behind; take an opaque one"
      )
    }
    painting = SymbolPainting(
      appearance: try arguments.choice("appearance", Appearance.self),
      contrast: try arguments.choice("contrast", Contrast.self),
      backdrop: arguments.has("vibrant") ? background : nil
    ).applying(own)
  }
}
