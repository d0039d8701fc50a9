internal import SymtextService
internal import SymtextGraphics
internal import SymtextCommandLine
internal import SymtextDrawing
internal import SymtextSymbolText

/// The command `symtext render`.
enum RenderCommand {
  static let command = Command(
    name: "render",
    abstract: "Draws text and symbols as a picture: PNG, SVG or PDF.",
    discussion: """
        symtext render "Add {plus.circle} to cart" --size 17 --pixel-ratio 2 -o add.png
        symtext render "{sun.max} Sunny" --font "DejaVu Serif" --color "#b35900" -o sunny.png
        symtext render "{cloud.sun.rain mode=multicolor} {wifi value=0.5}" --size 34 -o now.png
        symtext render "Delete the draft?" --text-style headline --leading trash -o row.png
        symtext render "{heart.fill} Liked" --color "#e9152d" -o liked.svg
        symtext render "{bell.badge} News" --guides --pixel-ratio 4 -o guides.png
        symtext render "{cloud.sun palette=label,systemYellow}" --appearance dark --check-contrast -o sun.png
        symtext render - --width 300 --background white -o page.png < page.txt

      An image stands in the text as {image=logo.svg height=20 baseline=4}: PNG, JPEG, WebP, SVG, or a page of a \
      PDF (page=2). Its options are width, height, baseline (points above its bottom edge; without it the image is \
      centred on the capitals), template=yes (in the text's colour) or color, alt, page and keep. For a symbol that is \
      not there {name else=other.name} or {name else=image.png} stands.

      \(PaintingOptions.colors)
      """,
    operand: LineOptions.operand,
    options: LineOptions.options + TextStyleOptions.options() + TextOptions.options + [
      .init(
        name: "color", value: "color",
        help: "Of text and symbols; label is black on light, white on dark.", defaultValue: "label"),
      .init(
        name: "padding", value: "points", help: "Space around the picture.", defaultValue: "0",
        range: .distance),
    ] + LeadingOptions.options + PaintingOptions.options + [PaintingOptions.vibrancy]
      + [ContrastOptions.option("on standard error")] + OutputOptions.options
      + OutputOptions.ofBaselines + OutputOptions.ofShowing + GuideOptions.options,
    draw: { (arguments, output) throws(CommandError) in
      let style = try TextStyleOptions(arguments)
      let line = try LineOptions(arguments, style: style, pixelRatio: output.pixelRatio)
      let options = try TextOptions(arguments, style: style)
      let leading = try LeadingOptions(arguments)
      let guides = try GuideOptions(arguments)
      let padding =
        try arguments.number("padding") ?? 0
      let color = try arguments.adaptiveColor("color") ?? .label
      let painting = try PaintingOptions(arguments).painting
      let contrast = try ContrastOptions(arguments, painting: painting)
      let font = try options.font(size: line.size)
      let source = try line.source()
      func label(_ source: String, isOption: Bool) throws(CommandError) -> Label {
        try line.label(
          source, isOption: isOption, options, font: font, color: color, painting: painting)
      }
      let block: Block
      let labels: [Label]
      var rows: [PlacedRow] = []
      if leading.isUsed {
        (block, rows) = try leading.block(
          source, line.marks, size: line.size, width: line.width, style: line.style, label: label)
        labels = rows.flatMap(\.labels)
      } else {
        let whole = try label(source, isOption: false)
        block = Block(whole, width: line.width, style: line.style)
        labels = [whole]
      }
      let report = contrast.isAsked ? try contrast.lines(on: block.displayList()) : []
      var list = block.displayList(
        padding: padding, guides: guides.style(pixelRatio: output.pixelRatio, font: font))
      list.fontSize = line.size
      return Picture(
        list: list,
        warnings: line.warnings(
          on: source, languages: labels.reduce(into: []) { $0.formUnion($1.languages) })
          + options.warnings(
            symbols: labels.flatMap(\.symbols), missing: labels.flatMap(\.missingCharacters),
            faces: labels.flatMap(\.faces), font: font, items: list.items)
          + options.warnings(skipped: labels.flatMap(\.skippedSymbols))
          + (source.contains("=") && source.contains("]{")
            ? []
            : options.idle.warnings(
              colorOf: labels.flatMap(\.symbols), text: labels.map(\.text).joined()))
          + line.warnings(options.idle, texts: labels.map(\.text))
          + leading.warnings(options.idle, rows: rows),
        report: report)
    })
}
