internal import SymbolText

/// The command `symtext button`.
enum ButtonCommand {
  static let command = Command(
    name: "button",
    abstract: "Draws a labelled button as a picture: PNG or SVG.",
    discussion: """
        symtext button --label "Add to cart" --symbol cart -o cart.png
        symtext button --label Delete --symbol trash --style tinted --tint systemRed -o delete.png

      \(PaintingOptions.colors)
      """,
    options: [
      .init(name: "label", value: "text", help: "The text on the button."),
      .init(name: "symbol", value: "name", help: "The symbol before the text."),
      .init(name: "style", value: "style", help: "plain, tinted or filled.", standard: "filled"),
      .init(name: "size", value: "size", help: "small, regular or large.", standard: "regular"),
      .init(
        name: "tint", value: "color", help: "The button's colour.", standard: "accent"),
    ] + TextStyleOptions.options(name: "text-style") + TextOptions.options
      + PaintingOptions.options + [ContrastOptions.option("on standard error")]
      + OutputOptions.options,
    run: { (arguments) throws(CommandError) in
      let output = try OutputOptions(arguments)
      let style = try TextStyleOptions(arguments, name: "text-style")
      let options = try TextOptions(arguments, style: style)
      let size = try arguments.choice("size", ButtonSize.self)
      guard !arguments.text("label").isEmpty || arguments.has("symbol") else {
        throw .usage("a button needs --label or --symbol")
      }
      let painting = try PaintingOptions(arguments).painting
      let contrast = try ContrastOptions(arguments, painting: painting)
      let button = Button(
        label: arguments.text("label"), symbol: arguments["symbol"],
        style: try arguments.choice("style", ButtonStyle.self), size: size,
        tint: try arguments.adaptiveColor("tint") ?? .accent, configuration: options.configuration,
        painting: painting, attributes: options.attributes)
      let font = try options.font(size: style.pointSize ?? size.pointSize)
      let list: DisplayList
      do {
        if let symbol = button.symbol {
          options.warn(substituted: [
            try SetSymbol(
              symbol, in: options.symbols, beside: font, configuration: options.configuration)
          ])
        }
        list = try button.displayList(
          font: font, library: options.symbols, fallback: options.fallback)
      } catch {
        throw .badData("\(error)")
      }
      try contrast.tell(of: list)
      try output.write(list)
    })
}
