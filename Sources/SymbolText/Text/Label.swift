public import SymtextSupport
public import SymtextGraphics
public import SymtextDrawing
public import SymtextFonts
public import SymtextTextLayout

/// Text and symbols, shaped and ready to be set at any width.
///
///     let library = try SymbolLibrary.bundled()
///     let label = try Label("Add {plus.circle}", font: font, library: library)
///     let png = try label.displayList().png(pixelRatio: 2)
public struct Label: Sendable {
  /// The symbols and images, in the order of the text.
  package let attachments: [LabelAttachment]
  /// The characters that no font covers.
  public var missingCharacters: [Unicode.Scalar] { paragraph.missingCharacters }
  /// Whether its lines end only at spaces because ICU, which has dictionaries of Thai, Lao, Khmer and Burmese, is not
  /// installed.
  public var lacksDictionary: Bool { paragraph.lacksDictionary }
  /// The names of missing symbols that are omitted (``MissingSymbols/skip``).
  public let skippedSymbols: [String]
  /// Why each of them is missing.
  package let skippedReasons: [String]
  /// The text, with U+FFFC for each symbol and image.
  public let text: String
  /// The fonts of its glyphs, without duplicates.
  package var faces: [Face] { paragraph.faces }

  /// The languages of its text; `nil` for text without a language.
  package var languages: Set<String?> { paragraph.languages }

  let paragraph: Paragraph
  /// The paints, by the numbers in the attributes of the text.
  private let paints: [TextPaint]

  /// Sets text with markup.
  /// - Parameters:
  ///   - arguments: the texts of its placeholders, which are never parsed as markup.
  ///   - hasBoldText: whether the reader has turned on Bold Text: text and symbols are heavier (``BoldText``).
  ///   - fileAccess: the files that the markup may name; restrict it for untrusted input.
  /// - Throws: ``SymbolError``.
  public init(
    _ markup: String, arguments: [String: String] = [:], font: Font, library: any SymbolSource,
    color: AdaptiveColor = .label, configuration: SymbolConfiguration = SymbolConfiguration(),
    painting: SymbolPainting = SymbolPainting(), hasBoldText: Bool = false,
    fileAccess: FileAccess = .everything
  ) throws(SymbolError) {
    try self.init(
      Markup.text(markup, arguments: arguments), font: font, library: library, color: color,
      configuration: configuration, painting: painting, hasBoldText: hasBoldText,
      fileAccess: fileAccess)
  }

  /// Sets text and symbols.
  /// - Parameters:
  ///   - font: the default font; symbols take size and weight from the text around them.
  ///   - library: the source of the symbols.
  ///   - color: the default colour.
  ///   - configuration: the default configuration of symbols.
  ///   - painting: the default painting of symbols. Its appearance and contrast apply to all colours.
  ///   - attributes: the default attributes.
  ///   - hasBoldText: whether the reader has turned on Bold Text: text and symbols are heavier (``BoldText``). The
  ///     settings of `configuration` turn it on, too.
  ///   - direction: the direction of the paragraphs.
  ///   - wraps: whether the label will be set at a width.
  ///   - fallback: the source of fonts for characters that the text's own fonts lack.
  ///   - fileAccess: the images and font files that the text may name; restrict it for untrusted input.
  /// - Throws: ``SymbolError`` when a symbol, an image or a font does not exist, and when the
  ///   text has more than 1,048,576 characters, or 50,000 symbols, images and changes of attributes.
  public init(
    _ text: AttributedText, font: Font, library: any SymbolSource, color: AdaptiveColor = .label,
    configuration: SymbolConfiguration = SymbolConfiguration(),
    painting: SymbolPainting = SymbolPainting(),
    attributes: AttributedText.Attributes = AttributedText.Attributes(),
    hasBoldText: Bool = false,
    direction: WritingDirection = .automatic, wraps: Bool = true,
    fallback: FontFallback? = .system, fileAccess: FileAccess = .everything
  ) throws(SymbolError) {
    try text.checkLength()
    var configuration = configuration
    if hasBoldText { configuration.setBoldText() }
    var composer = LabelComposer(
      font: font, library: library, color: color, configuration: configuration,
      painting: painting, attributes: attributes, fileAccess: fileAccess)
    for span in text.spans { try composer.append(span) }
    if text.spans.isEmpty || text.spans.count == composer.skippedCount {
      try composer.appendNothing()
    }
    attachments = composer.text.attachments.compactMap(\.attachment.labelContent)
    skippedSymbols = composer.skipped
    skippedReasons = composer.skippedReasons
    paints = composer.paints
    self.text = composer.text.text
    paragraph = Paragraph(
      composer.text, direction: direction, wraps: wraps, fallback: fallback)
    var outlines = GlyphOutlines()
    paragraph.count(in: &outlines)
    for symbol in attachments.compactMap(\.symbol) {
      outlines.add(symbol.drawnGlyphs, of: symbol.font)
    }
    guard !outlines.isExceeded else { throw SymbolError(outlines.description) }
  }

  /// The symbols, in the order of the text.
  public var symbols: [ResolvedSymbol] {
    attachments.compactMap(\.symbol)
  }

  /// The text for screen readers and copying, with the alternative texts of symbols and images.
  ///
  /// A space separates an alternative text from letters and other alternative texts beside it. Decoration, which has an
  /// empty alternative text, is omitted.
  public var spokenText: String {
    guard !attachments.isEmpty else { return text }
    return SpokenText(text, names: attachments.map(\.altText)).text
  }

  /// The language of ``spokenText`` if all its words are names of symbols in another language; `nil` otherwise.
  package var spokenLanguage: String? {
    let named = attachments.filter { !$0.altText.isEmpty }
    let languages = Set(named.map { $0.symbol?.spokenLanguage })
    let hasWords = text.unicodeScalars.contains {
      $0 != "\u{FFFC}" && !$0.properties.isWhitespace
    }
    return languages.count == 1 && !hasWords ? languages.first ?? nil : nil
  }

  /// Whether the first paragraph runs from right to left.
  public var isRightToLeft: Bool { paragraph.isRightToLeft }

  /// Returns the lines at a width; `nil` breaks lines only at mandatory breaks.
  public func lines(width: Double? = nil, style: ParagraphStyle = ParagraphStyle()) -> [Line] {
    paragraph.lines(width: width, style: style)
  }

  /// Returns the display items of some lines, with their top left at a point.
  public func items(_ lines: [Line], at origin: Point) -> [DisplayItem] {
    items(lines, at: origin, moving: false)
  }

  /// - Parameter moving: whether all symbols can move, even those without an effect.
  package func items(_ lines: [Line], at origin: Point, moving: Bool) -> [DisplayItem] {
    LinePainter(text: text, paints: paints).items(lines, at: origin, moving: moving)
  }

  /// Returns the finished picture: the lines' box, extended where ink reaches beyond it.
  /// - Parameter padding: space on all sides, in points.
  public func displayList(
    width: Double? = nil, style: ParagraphStyle = ParagraphStyle(), padding: Double = 0
  ) -> DisplayList {
    Block(self, width: width, style: style).displayList(padding: padding)
  }
}
