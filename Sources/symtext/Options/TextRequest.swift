internal import SymtextService
internal import SymtextCommandLine
internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextSymbolText
internal import SymtextFonts

/// The text that `render` draws and `metrics` measures, set: what its options say, and what came of them.
struct TextRequest {
  let line: LineOptions
  let contrast: ContrastOptions
  /// The font of the text.
  let font: Font
  /// Space around the picture, in points.
  let padding: Double
  /// The lines, and the symbols beside them.
  let block: Block
  /// All parts of the text that were set by themselves.
  let labels: [Label]
  /// The rows of a text with symbols beside it; none of another one.
  let rows: [PlacedRow]
  private let options: TextOptions
  private let leading: LeadingOptions
  private let source: String

  /// - Parameter pixelRatio: pixels per point of a picture, on which baselines are put; `nil` leaves them exact.
  /// - Throws: ``CommandError``: usage, or what is wrong with the text.
  init(_ arguments: Arguments, pixelRatio: Double?) throws(CommandError) {
    let style = try TextStyleOptions(arguments)
    let line = try LineOptions(arguments, style: style, pixelRatio: pixelRatio)
    let options = try TextOptions(arguments, style: style)
    leading = try LeadingOptions(arguments)
    padding = try arguments.number("padding") ?? 0
    // Names of colours are looked up where one is given: the first time takes as long as setting a word.
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
    self.font = font
  }

  /// Whether symbols stand beside the text.
  var hasRows: Bool { leading.isUsed }

  /// Says which options have no effect.
  var idle: UnusedOptions { options.idle }

  /// What is not as it was asked for, and which options have no effect.
  /// - Parameters:
  ///   - items: what is drawn, asked for only where its fonts matter.
  ///   - isColored: whether it is seen in colours.
  func warnings(items: @autoclosure () -> [DisplayItem], isColored: Bool) -> [Sentence] {
    let symbols = labels.flatMap(\.symbols)
    return line.warnings(
      on: source, languages: labels.reduce(into: []) { $0.formUnion($1.languages) })
      + options.warnings(
        symbols: symbols, missing: labels.flatMap(\.missingCharacters),
        faces: labels.flatMap(\.faces), font: font, items: items())
      + options.warnings(skipped: labels.flatMap(\.skippedSymbols))
      // Braces behind brackets give colours of their own.
      + (isColored && !(source.contains("=") && source.contains("]{"))
        ? idle.warnings(colorOf: symbols, text: labels.map(\.text).joined()) : [])
      + line.warnings(idle, texts: labels.map(\.text)) + leading.warnings(idle, rows: rows)
  }
}
