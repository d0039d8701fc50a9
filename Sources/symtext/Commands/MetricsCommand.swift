internal import SymtextService
internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextCommandLine
internal import SymtextSupport
internal import SymtextSymbolText

/// The command `symtext metrics`.
enum MetricsCommand {
  static let command = Command(
    name: "metrics",
    abstract: "Prints the measurements of text and symbols.",
    discussion: """
      The input is that of `render`. All numbers are points; y grows downwards. Ranges and clusters are offsets in \
      bytes of the UTF-8 text, in which U+FFFC is the placeholder of each symbol and image. Origins: the top left \
      of the text for ink and for x, baseline, top and bottom of lines; the start of the line for x of runs, glyphs \
      and carets; the left margin of the symbol or image, on the baseline, for bounds, alignmentRect and box.

      With --json:

        size               width and height of the lines
        ink                the bounding box of everything drawn
        text, spokenText   the text as set; with names for symbols and images
        missingCharacters  characters that no font has
        paragraph          the requested direction, width, alignment, …
        font               the font of the text
        fonts              all fonts of the text; other fonts are indices in this list
        lines              range, text, x, baseline, width, top, bottom, ascent and
                           descent with the room that the line takes, alignment,
                           isRightToLeft, isTruncated, elidedRange (replaced by an
                           ellipsis), isParagraphStart, runs from left to right, and
                           carets in the order of the text

      A caret, before each character (a grapheme cluster) and at the end of the line:

        offset             in the text, in bytes
        x, direction       where text of the line's own direction is inserted, and
                           the direction of the text there: ltr or rtl
        weakX              where two directions meet: the place of the other direction

      A font:

        axes               its position on every axis
        capHeight, xHeight with capHeightSource and xHeightSource: font (its own
                           value), measured on a letter, or estimated
        ascent, descent, lineGap
        bar, stem          its stroke widths, measured on stemLetters
        syntheticBold      the width added to its strokes
        syntheticSlant     its artificial slant, as a fraction of the height

      A run of kind text, symbol or image: range, x, advance. Text:

        isAdded            an ellipsis or a hyphen that is not in the text
        isFallback         its font replaces one that lacks the characters
        script, language   ISO 15924, BCP 47
        level              bidi embedding level: odd from right to left
        glyphs             number of glyphs; missingGlyphs: those that the font lacks
        glyphList          with --glyphs, from left to right: id, name, cluster,
                           the pen's x, xOffset and yOffset from it, advance

      A symbol:

        variantAskedFor    the requested name, if no library has it
        library            its file
        isRightToLeftForm, languageForm: the form used
        textFont           the font that it is matched to, with its capHeight
        pointSize          the symbol font's size for that cap height
        wght               its position on the weight axis
        weightRule         the source of wght: measured on letters of the text;
                           weight class; given; none, without an axis
        onAxis             false if the text is bolder or lighter than the axis
        strokeWidth        its stroke width
        smallStroke        its stroke width at small scale
        targetStroke       the smallStroke that matches the text
        strokeError        how much thicker smallStroke is, in percent
        slant              its slant to the right, in degrees
        baselineShift      distance of an icon's own baseline above the text's
        bounds             the bounding box of its ink
        alignmentRect      the box from margin to margin
        baselineOffsetFromBottom
                           distance of the baseline above the bottom of the ink

      An image:

        file, box
        baselineOffset     distance of the baseline above its bottom: its own
                           baselineOffsetFromBottom, or centred on capitals

      --check-contrast adds contrast, with passes, parts and unchecked. A part:

        kind               text, largeText, symbol or image
        name               the letters, or the name of a symbol or an image
        layers             layers of a symbol, counted from 1 at its back
        lost               true for a mark that its own symbol hides
        color, backdrop    its colour as it looks on the backdrop, and the backdrop
        ratio, limit, passes

      With --leading or --rows the document has size, of the whole, and rows instead; a row's symbol and text have \
      all of the above, and the x and y of their top left.

      --json adds picture, for the picture of `render` with the same --padding: width, height, baseline and \
      lastBaseline from its top.

        symtext metrics "Add {plus.circle} to cart"
        symtext metrics "{circle}" --size 100 --weight bold --scale small --json
        symtext metrics "שלום {arrow.forward}" --glyphs --json | jq .lines[0].runs
      """,
    operand: LineOptions.operand,
    options: LineOptions.options + TextStyleOptions.options() + TextOptions.options + [
      .init(name: "json", help: "Print JSON instead of a table."),
      .init(name: "glyphs", help: "List every glyph."),
      .init(
        name: "pixel-ratio", value: "ratio",
        help: """
          Put baselines on whole pixels, at this many pixels per point. Default: exact baselines.
          """, range: .pixelRatio),
      .init(
        name: "color", value: "color", help: "Colour of text and symbols, for --check-contrast.",
        defaultValue: "label"),
      .init(
        name: "background", value: "color", help: "Background colour, for --check-contrast."),
      .init(
        name: "padding", value: "points", help: "Space around the picture.", defaultValue: "0",
        range: .distance),
      ContrastOptions.option("at the end"),
    ] + LeadingOptions.options + PaintingOptions.options + [PaintingOptions.vibrancy],
    action: .reports { (arguments) throws(CommandError) in
      let text = try TextRequest(arguments, pixelRatio: OutputOptions.pixelRatio(arguments))
      let contrast = text.contrast
      let colors =
        contrast.isAsked ? try contrast.report(on: text.block.displayList()) : nil
      let idle =
        contrast.isAsked
        ? []
        : text.idle.warnings(ofContrast, "numbers have no colours; add \(option: "check-contrast")")
      var picture = text.block.displayList(padding: text.padding)
      // The report needs no drawing, only the size.
      picture.items = []
      let size = picture
      let measures = measures(of: text, hasGlyphs: arguments.has("glyphs"), contrast: colors)
      let document = { measures.json.adding(("picture", json(of: size))) }
      return Report(
        warnings: text.warnings(items: text.block.items, isColored: false) + idle,
        answer: { document().value }, document: arguments.has("json") ? document : nil
      ) { measures.table + table(of: size) }
    })

  private static func measures(
    of text: TextRequest, hasGlyphs: Bool, contrast: ContrastReport?
  ) -> any TextMeasures {
    let line = text.line
    func report(_ label: Label, width: Double?, contrast: ContrastReport? = nil) -> MetricsReport {
      MetricsReport(
        font: text.font, label: label, style: line.style, width: width, direction: line.direction,
        hasGlyphs: hasGlyphs, contrast: contrast)
    }
    guard text.hasRows else {
      return report(text.labels[0], width: line.width, contrast: contrast)
    }
    return RowsReport(
      text.rows, width: text.block.width, height: text.block.height, contrast: contrast
    ) { report($0, width: $1) }
  }

  /// Returns the size of the picture of `render` and its baselines, in points from the top.
  private static func json(of picture: DisplayList) -> JSONValue {
    .object([
      ("width", .number(picture.width)), ("height", .number(picture.height)),
      ("baseline", picture.firstBaseline.map { .number($0) } ?? .null),
      ("lastBaseline", picture.lastBaseline.map { .number($0) } ?? .null),
    ])
  }

  private static func table(of picture: DisplayList) -> String {
    func text(_ value: Double) -> String { JSONValue.number(value).compactText }
    let size = "picture  \(text(picture.width)) × \(text(picture.height))"
    guard let first = picture.firstBaseline, let last = picture.lastBaseline else {
      return size + "\n"
    }
    return size + ", baseline \(text(first))" + (last == first ? "" : ", last \(text(last))") + "\n"
  }

  /// Options that only affect the contrast.
  private static let ofContrast = [
    "color", "background", "palette", "gradient", "appearance", "contrast",
  ]
}
