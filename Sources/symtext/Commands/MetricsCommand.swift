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
    abstract: "Prints every number that setting text and symbols uses.",
    discussion: """
      The input is that of `render`. All numbers are points, y grows downwards. Ranges and clusters are \
      bytes of UTF-8 in text, where U+FFFC stands for each symbol and image. The ink, and lines' x, \
      baseline, top and bottom, count from the top left of the text; runs', glyphs' and carets' x from the \
      start of their line; bounds, alignmentRect and box from the left margin of the symbol or image on the \
      baseline.

      With --json:

        size               width and height of the lines
        ink                the box around all that is drawn
        text, spokenText   as set; with what symbols and images are called
        missingCharacters  those that no font has
        paragraph          what was asked for: direction, width, alignment, …
        font               that of the text
        fonts              all fonts of the text; others give a place in this list
        lines              range, text, x, baseline, width, top, bottom, ascent and
                           descent with the room that the line takes, alignment,
                           isRightToLeft, isTruncated, elidedRange, which an ellipsis
                           stands for, isParagraphStart, runs from left to right, and
                           carets in the order of the text

      Of a caret, before each character (a grapheme cluster) and at the end of the line:

        offset             in the text, in bytes
        x, direction       ltr or rtl: where text of the line's own direction would be
                           inserted, and which way the text goes there
        weakX              where two directions meet: where the other's would be

      Of a font:

        axes               its place on every axis
        capHeight, xHeight with capHeightSource and xHeightSource: font (which says
                           it), measured on a letter, or estimated
        ascent, descent, lineGap
        bar, stem          its strokes, measured on stemLetters
        syntheticBold      what is added to its strokes
        syntheticSlant     how far it is made to lean: part of the height

      Of a run, by its kind text, symbol or image: range, x, advance. Of text:

        isAdded            an ellipsis or a hyphen that is not in the text
        isFallback         its font stands in for one that lacks the characters
        script, language   ISO 15924, BCP 47
        level              of embedding: odd from right to left
        glyphs             how many; missingGlyphs of them are none
        glyphList          with --glyphs, from left to right: id, name, cluster,
                           the pen's x, xOffset and yOffset from it, advance

      Of a symbol:

        variantAskedFor    the name that it stands for, when no library has that
        library            its file
        isRightToLeftForm, languageForm: which of its forms it is
        textFont           the font that it is matched to, with its capHeight
        pointSize          of the symbol font, which gives it that cap height
        wght               the place on its weight axis
        weightRule         how that was found: measured on letters of the text;
                           weight class; given; none, without an axis
        onAxis             false when the text is bolder or lighter than the axis
        strokeWidth        its strokes
        smallStroke        those that it has at small scale
        targetStroke       what those should be to match the text
        strokeError        by how many percent they are thicker
        baselineShift      how far an icon's own baseline lies above the text's
        bounds             its ink
        alignmentRect      from margin to margin
        baselineOffsetFromBottom
                           how far the baseline lies above the bottom of the ink

      Of an image:

        file, box
        baselineOffset     how far the baseline lies above its bottom: its own
                           baselineOffsetFromBottom, or what centres it on capitals

      With --check-contrast there is also contrast, with passes, parts and unchecked. Of a part:

        kind               text, largeText, symbol or image
        name               the letters, or what a symbol or an image is called
        layers             those of a symbol, counted from 1 at its back
        color, backdrop    how it looks on what is behind it, and that
        ratio, limit, passes

      With --leading or --rows there are instead size, that of all, and rows, of each of which symbol \
      and text have all of the above, and x and y, the place of their top left.

      With --json there is also picture, of the picture that `render` makes with the same --padding: width, \
      height, baseline and lastBaseline from its top.

        symtext metrics "Add {plus.circle} to cart"
        symtext metrics "{circle}" --size 100 --weight bold --scale small --json
        symtext metrics "שלום {arrow.forward}" --glyphs --json | jq .lines[0].runs
      """,
    operand: LineOptions.operand,
    options: LineOptions.options + TextStyleOptions.options() + TextOptions.options + [
      .init(name: "json", help: "Print JSON for machines, not a table for people."),
      .init(name: "glyphs", help: "Tell of every glyph."),
      .init(
        name: "pixel-ratio", value: "ratio",
        help: """
          Put baselines on whole pixels, as in a picture of so many pixels per point; they are exact when \
          this is left out.
          """, range: .pixelRatio),
      .init(
        name: "color", value: "color", help: "Of text and symbols, for --check-contrast.",
        defaultValue: "label"),
      .init(
        name: "background", value: "color", help: "Behind everything, for --check-contrast."),
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
      let measures = measures(of: text, hasGlyphs: arguments.has("glyphs"), contrast: colors)
      let picture = text.block.displayList(padding: text.padding)
      let document = { measures.json.adding(("picture", json(of: picture))) }
      return Report(
        warnings: text.warnings(items: text.block.items, isColored: false) + idle,
        answer: { document().value }
      ) { arguments.has("json") ? document().text : measures.table + table(of: picture) }
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

  /// What `render` makes of it: its size and its baselines, in points from the top.
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

  /// What only the contrast follows.
  private static let ofContrast = [
    "color", "background", "palette", "gradient", "appearance", "contrast",
  ]
}
