internal import SymbolText

/// The command `symtext metrics`.
enum MetricsCommand {
  static let command = Command(
    name: "metrics",
    abstract: "Prints every number that setting text and symbols uses.",
    discussion: """
      The input is that of `render`. All numbers are points, y grows downwards. The baselines and \
      lines' x count from the top left of the text; runs' x from the start of their line; a symbol's \
      bounds and alignmentRect from its origin, its left margin on the baseline.

      size: width and height of the lines. font: capHeight and xHeight with where they come from \
      (font, measured on a letter, estimated), ascent, descent, and bar and stem, the strokes of the \
      stemLetters: of H where it has straight strokes.

      Of a symbol: pointSize is the symbol font's size, which gives it the text's cap height; wght the \
      place on its weight axis, matched to the text by weightRule (measured on letters; weight class; \
      given; none without an axis); targetStroke what small strokes should be to look as heavy as the \
      text; onAxis false when the text is heavier or lighter than the axis goes; \
      strokeWidth its strokes; baselineShift how far an icon font's baseline lies above the text's; \
      bounds its ink; alignmentRect from margin to margin; baselineOffsetFromBottom how far the \
      baseline lies above the bottom of the ink.

        symtext metrics "Add {plus.circle} to cart"
        symtext metrics "{circle}" --size 100 --weight bold --scale small --json
      """,
    operand: LineOptions.operand,
    options: LineOptions.options + TextStyleOptions.options() + TextOptions.options + [
      .init(name: "json", help: "Print JSON for machines, not a table for people.")
    ],
    run: { (arguments) throws(CommandError) in
      let style = try TextStyleOptions(arguments)
      let line = try LineOptions(arguments, style: style)
      let options = try TextOptions(arguments, style: style)
      let font = try options.font(size: line.size)
      let label = try line.label(options, font: font, color: .black)
      options.warn(missing: label.missingCharacters)
      options.warn(substituted: label.symbols)
      let report = MetricsReport(
        font: font, label: label, lines: label.lines(width: line.width, style: line.style))
      try File.write(
        Array((arguments.has("json") ? report.json.text + "\n" : report.table).utf8), to: "-")
    })
}
