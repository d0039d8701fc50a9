internal import SymbolText

/// The command `symtext button`.
enum ButtonCommand {
  static let command = Command(
    name: "button",
    abstract: "Draws a labelled button as a picture: PNG, SVG or PDF.",
    discussion: """
        symtext button --label "Add to cart" --symbol cart -o cart.png
        symtext button --label Delete --symbol trash --role destructive --style tinted -o delete.png
        symtext button --label Share --symbol square.and.arrow.up --placement top --style gray \
      -o share.svg
        symtext button --label Next --symbol chevron.right --placement trailing --size large \
      --state focused --appearance dark --pixel-ratio 2 -o next.png

      \(PaintingOptions.colors)
      """,
    options: ButtonOptions.options + TextStyleOptions.options(name: "text-style")
      + TextOptions.options + PaintingOptions.options
      + [ContrastOptions.option("on standard error")] + OutputOptions.options,
    run: { (arguments) throws(CommandError) in
      let output = try OutputOptions(arguments)
      let options = try ButtonOptions(arguments)
      let contrast = try ContrastOptions(arguments, painting: options.button.painting)
      let list = try options.layout().displayList()
      try contrast.tell(of: list)
      try output.write(list)
    })
}
