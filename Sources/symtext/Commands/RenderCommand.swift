internal import SymtextService
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
        symtext render "{bell}" --box 24 -o bell.svg
        symtext render - --width 300 --background white -o page.png < page.txt

      {image=logo.svg height=20 baseline=4} sets an image: PNG, JPEG, WebP, SVG, or a page of a PDF (page=2). Its \
      options are width, height, baseline (points above its bottom edge; by default the image is centred on the \
      capitals), template=yes (in the text's colour) or color, alt, page and keep. {name else=other.name} and \
      {name else=image.png} give a replacement for a missing symbol.

      \(PaintingOptions.colors)
      """,
    operand: LineOptions.operand,
    options: LineOptions.options + TextStyleOptions.options() + TextOptions.options + [
      .init(
        name: "color", value: "color",
        help: "Colour of text and symbols; label is black on light, white on dark.",
        defaultValue: "label"),
      .init(
        name: "padding", value: "points", help: "Space around the picture.", defaultValue: "0",
        range: .distance),
      BoxOption.option,
    ] + LeadingOptions.options + PaintingOptions.options + [PaintingOptions.vibrancy]
      + [ContrastOptions.option("on standard error")] + OutputOptions.options
      + OutputOptions.ofBaselines + OutputOptions.ofShowing + GuideOptions.options,
    action: .draws { (arguments, output) throws(CommandError) in
      let guides = try GuideOptions(arguments)
      if let box = try BoxOption(arguments) {
        let (text, list, warning) = try box.picture(arguments, pixelRatio: output.pixelRatio)
        let warnings = text.warnings(items: list.items, isColored: true)
        let report = text.contrast.isAsked ? try text.contrast.lines(on: list) : []
        return Picture(
          list: list, warnings: warnings + (warning.map { [$0] } ?? []), report: report)
      }
      let text = try TextRequest(arguments, pixelRatio: output.pixelRatio)
      let report =
        text.contrast.isAsked ? try text.contrast.lines(on: text.block.displayList()) : []
      var list = text.block.displayList(
        padding: text.padding,
        guides: guides.style(pixelRatio: output.pixelRatio, font: text.font))
      list.fontSize = text.line.size
      var warnings = text.warnings(items: list.items, isColored: true)
      MotionCanvas(arguments, output)?.extend(&list, &warnings)
      return Picture(list: list, warnings: warnings, report: report)
    })
}
