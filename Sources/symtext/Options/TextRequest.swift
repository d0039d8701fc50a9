internal import SymtextService
internal import SymtextCommandLine
internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextSymbolText
internal import SymtextFonts

/// The text that `render` draws and `metrics` measures, after layout, with its options.
struct TextRequest {
  let line: LineOptions
  let contrast: ContrastOptions
  /// The font of the text.
  let font: Font
  /// Space around the picture, in points.
  let padding: Double
  /// The lines, and the symbols beside them.
  let block: Block
  /// The parts of the text that were laid out separately.
  let labels: [Label]
  /// The rows of a text with symbols beside it; empty for another one.
  let rows: [PlacedRow]
  private let options: TextOptions
  private let leading: LeadingOptions
  private let source: String

  /// - Parameter pixelRatio: pixels per point of a picture, for baselines on whole pixels; `nil` keeps them exact.
  /// - Throws: ``CommandError`` for the options or for the text.
  init(_ arguments: Arguments, pixelRatio: Double?) throws(CommandError) {
    let style = try TextStyleOptions(arguments)
    let line = try LineOptions(arguments, style: style, pixelRatio: pixelRatio)
    let options = try TextOptions(arguments, style: style)
    leading = try LeadingOptions(arguments)
    padding = try arguments.number("padding") ?? 0
    // Colour names are looked up only for a given colour: the first look-up takes as long as setting a word.
    let color = arguments.has("color") ? try arguments.adaptiveColor("color") ?? .label : .label
    let painting = try PaintingOptions(arguments).painting
    contrast = try ContrastOptions(arguments, painting: painting)
    let font = try options.font(size: line.size)
    source = try line.source()
    func label(_ source: String, isOption: Bool) throws(CommandError) -> Label {
      try line.label(
        source, isOption: isOption, options, font: font, color: color, painting: painting)
    }
    if leading.isUsed {
      (block, rows) = try leading.block(
        source, line.marks, size: line.size, width: line.width, style: line.style, label: label)
      labels = rows.flatMap(\.labels)
    } else {
      let whole = try label(source, isOption: false)
      block = Block(whole, width: line.width, style: line.style)
      labels = [whole]
      rows = []
    }
    self.line = line
    self.options = options
    self.font = try options.shownFont(font)
  }

  private static let missingDictionary: Sentence = """
    ICU, which has dictionaries of Thai, Lao, Khmer and Burmese, is not installed: their lines end only at spaces; \
    install the package libicu72 (Debian 12), libicu76 (Debian 13) or icu4c (Homebrew)
    """

  /// Whether symbols stand beside the text.
  var hasRows: Bool { leading.isUsed }

  /// Warnings about options without effect.
  var idle: UnusedOptions { options.idle }

  /// Returns warnings about unmet requests and options without effect.
  /// - Parameters:
  ///   - items: the drawing, evaluated only if its fonts matter.
  ///   - isColored: whether the output has colours.
  func warnings(items: @autoclosure () -> [DisplayItem], isColored: Bool) -> [Sentence] {
    let symbols = labels.flatMap(\.symbols)
    return line.warnings(
      on: source, languages: labels.reduce(into: []) { $0.formUnion($1.languages) })
      + options.warnings(
        symbols: symbols, missing: labels.flatMap(\.missingCharacters),
        faces: labels.flatMap(\.faces), font: font, items: items())
      + options.warnings(skipped: labels.flatMap(\.skippedReasons))
      + (labels.contains(where: \.lacksDictionary) ? [Self.missingDictionary] : [])
      // Braces after brackets give colours of their own.
      + (isColored && !(source.contains("=") && source.contains("]{"))
        ? idle.warnings(colorOf: symbols, text: labels.map(\.text).joined()) : [])
      + line.warnings(idle, texts: labels.map(\.text)) + leading.warnings(idle, rows: rows)
  }
}
