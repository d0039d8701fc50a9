internal import SymbolText

/// The command `symtext render`.
enum RenderCommand {
  static let command = Command(
    name: "render",
    abstract: "Draws text and symbols as a PNG picture.",
    discussion: """
        symtext render "Add {plus.circle} to cart" --size 17 --pixel-ratio 2 -o add.png
        symtext render "{sun.max} Sunny" --font "DejaVu Serif" --color "#b35900" -o sunny.png
        symtext render "{cloud.sun.rain mode=multicolor} {wifi value=0.5}" --size 34 -o now.png
        symtext render - --width 300 --background white -o page.png < page.txt
      """,
    operand: LineOptions.operand,
    options: LineOptions.options + TextOptions.options + [
      .init(
        name: "color", value: "color", help: "Of text and symbols: #rrggbb or a name.",
        standard: "black"),
      .init(
        name: "padding", value: "points", help: "Space around the picture.", standard: "0"),
    ] + PaintingOptions.options + OutputOptions.options,
    run: { (arguments) throws(CommandError) in
      let output = try OutputOptions(arguments)
      let line = try LineOptions(arguments)
      let options = try TextOptions(arguments)
      let padding =
        try arguments.number("padding", in: 0...10_000, "0 to 10,000 points is expected") ?? 0
      let label = try line.label(
        options, font: options.font(size: line.size), color: arguments.color("color") ?? .black,
        painting: PaintingOptions(arguments).painting)
      options.warn(missing: label.missingCharacters)
      options.warn(substituted: label.symbols)
      try output.write(
        label.displayList(width: line.width, style: line.style, padding: padding))
    })
}
