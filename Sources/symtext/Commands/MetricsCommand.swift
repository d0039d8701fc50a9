internal import SymbolText

/// The command `symtext metrics`.
enum MetricsCommand {
  static let command = Command(
    name: "metrics",
    abstract: "Prints every number that setting text and symbols uses.",
    discussion: """
      The input is that of `render`. All numbers are points, y grows downwards; ranges and clusters are \
      bytes of UTF-8 in text, where U+FFFC stands for each symbol and image. Lines' x, baseline, top and \
      bottom, and ink, count from the top left of the text; runs' and glyphs' x from the start of their \
      line; a symbol's bounds and alignmentRect and an image's box from its origin, its left margin on \
      the baseline.

      size: width and height of the lines; ink: the box around all that is drawn. spokenText: the text \
      with what symbols and images are called in their place. paragraph: what was asked for. font: that \
      of the text; fonts: all that its letters are set in, with pointSize, the place on all axes, \
      capHeight and xHeight with where they come from (font, measured, estimated), ascent, descent, and \
      bar and stem, the strokes of its letters.

      Of a line: range, text, baseline, ascent and descent as far as the line takes room, \
      isRightToLeft, isTruncated. Of a run of text: font, a place in fonts; isFallback when that stands \
      in for the text's; isAdded when it is an ellipsis or hyphen of the line's; script, language, \
      level (odd from right to left), advance, and how many glyphs; --glyphs adds glyphList: of each \
      its id, name, cluster, the pen's x, xOffset and yOffset from the pen, and advance.

      Of a symbol: pointSize is the symbol font's size, which gives it the text's cap height; textFont \
      the font, a place in fonts, that it is matched to; wght the \
      place on its weight axis, matched to the text by weightRule (measured; weightClass; given; none \
      without an axis) and onAxis false when the text is heavier or lighter than the axis goes; \
      strokeWidth its strokes; smallStroke those it has at small scale, which should be targetStroke, \
      and strokeError by how many percent they are thicker; \
      baselineShift how far an icon font's baseline lies above the text's; \
      bounds its ink; alignmentRect from margin to margin; baselineOffsetFromBottom how far the \
      baseline lies above the bottom of the ink; variantAskedFor what it stands for; isRightToLeftForm \
      and languageForm which form it has; library its file. Of an image: file, box, and \
      baselineOffset, which is its own baselineOffsetFromBottom or centres it on the capitals.

        symtext metrics "Add {plus.circle} to cart"
        symtext metrics "{circle}" --size 100 --weight bold --scale small --json
      """,
    operand: LineOptions.operand,
    options: LineOptions.options + TextStyleOptions.options() + TextOptions.options + [
      .init(name: "json", help: "Print JSON for machines, not a table for people."),
      .init(name: "glyphs", help: "Tell of every glyph."),
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
        font: font, label: label, style: line.style, width: line.width,
        direction: line.direction, hasGlyphs: arguments.has("glyphs"))
      try File.write(
        Array((arguments.has("json") ? report.json.text + "\n" : report.table).utf8), to: "-")
    })
}
