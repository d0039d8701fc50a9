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
  /// What stands in the text beside letters, in its order.
  package let attachments: [LabelAttachment]
  /// The characters that no font has.
  public var missingCharacters: [Unicode.Scalar] { paragraph.missingCharacters }
  /// The names of symbols that are not there and for which nothing stands (``MissingSymbols/skip``).
  public let skippedSymbols: [String]
  /// The text, with U+FFFC for each symbol.
  public let text: String
  /// The fonts that its glyphs are from, each once.
  package var faces: [Face] { paragraph.faces }

  /// The languages of its text; `nil` where none is said.
  package var languages: Set<String?> { paragraph.languages }

  let paragraph: Paragraph
  /// By the numbers in the attributes of the text.
  private let paints: [TextPaint]
  /// What the text stands on, by which fonts of colours choose a palette.
  private let appearance: Appearance

  /// Sets marked-up text.
  /// - Parameters:
  ///   - arguments: the texts of its placeholders, which are never markup.
  ///   - fileAccess: which files it may name; limit it for texts of strangers.
  /// - Throws: ``SymbolError``.
  public init(
    _ markup: String, arguments: [String: String] = [:], font: Font, library: any SymbolSource,
    color: AdaptiveColor = .label, configuration: SymbolConfiguration = SymbolConfiguration(),
    painting: SymbolPainting = SymbolPainting(), fileAccess: FileAccess = .everything
  ) throws(SymbolError) {
    try self.init(
      Markup.text(markup, arguments: arguments), font: font, library: library, color: color,
      configuration: configuration, painting: painting, fileAccess: fileAccess)
  }

  /// Sets text and symbols.
  /// - Parameters:
  ///   - font: of what names no other; the symbols take size and weight from the text around them.
  ///   - library: where the symbols come from.
  ///   - color: of everything that has none of its own.
  ///   - configuration: of all symbols; each one's own goes before it.
  ///   - painting: of all symbols; what is specified of one goes before it. Its appearance and contrast
  ///     are those of all colours.
  ///   - attributes: of all of the text; each piece's own go before it.
  ///   - direction: that of its paragraphs.
  ///   - wraps: whether it will be set at a width.
  ///   - fallback: where fonts come from for characters that the text's own lack.
  ///   - fileAccess: which images and font files the text may name; limit it for texts of strangers.
  /// - Throws: ``SymbolError`` when a symbol, an image or a font does not exist, and where ICU
  ///   is needed and not installed.
  public init(
    _ text: AttributedText, font: Font, library: any SymbolSource, color: AdaptiveColor = .label,
    configuration: SymbolConfiguration = SymbolConfiguration(),
    painting: SymbolPainting = SymbolPainting(),
    attributes: AttributedText.Attributes = AttributedText.Attributes(),
    direction: WritingDirection = .automatic, wraps: Bool = true,
    fallback: FontFallback? = .system, fileAccess: FileAccess = .everything
  ) throws(SymbolError) {
    var composer = LabelComposer(
      font: font, library: library, color: color, configuration: configuration,
      painting: painting, attributes: attributes, fileAccess: fileAccess)
    for span in text.spans { try composer.append(span) }
    if text.spans.isEmpty || text.spans.count == composer.skippedCount {
      try composer.appendNothing()
    }
    attachments = composer.text.attachments.compactMap(\.attachment.labelContent)
    skippedSymbols = composer.skipped
    paints = composer.paints
    appearance = painting.appearance
    self.text = composer.text.text
    do {
      paragraph = try Paragraph(
        composer.text, direction: direction, wraps: wraps, fallback: fallback)
    } catch {
      throw SymbolError("\(error)", kind: .notInstalled)
    }
  }

  /// The symbols, in the order of the text.
  public var symbols: [ResolvedSymbol] {
    attachments.compactMap(\.symbol)
  }

  /// The text as it is read aloud or copied: what each symbol is called stands in its place, with a space between
  /// it and letters or names beside it; what is called nothing, as a decoration, is left out.
  public var spokenText: String {
    guard !attachments.isEmpty else { return text }
    return SpokenText(text, names: attachments.map(\.altText)).text
  }

  /// Whether its first paragraph is read from right to left.
  public var isRightToLeft: Bool { paragraph.isRightToLeft }

  /// The lines at a width; `nil` breaks only where the text does.
  public func lines(width: Double? = nil, style: ParagraphStyle = ParagraphStyle()) -> [Line] {
    paragraph.lines(width: width, style: style)
  }

  /// The items that draw some lines, with their top left at a point.
  public func items(_ lines: [Line], at origin: Point) -> [DisplayItem] {
    items(lines, at: origin, moving: false)
  }

  /// - Parameter moving: whether all symbols can move, also those of which no effect is said.
  package func items(_ lines: [Line], at origin: Point, moving: Bool) -> [DisplayItem] {
    var items: [DisplayItem] = []
    var ends: [Int] = []
    for line in lines {
      let y = origin.y + line.baseline
      for (x, element) in line.elements {
        let attributes = element.attributes
        let start = Point(origin.x + line.x + x, y - attributes.baselineOffset)
        let color = paints[attributes.paint].color
        switch element {
        case .text(let run):
          items += GlyphRun(run, of: text, at: start)
            .items(color: color, appearance: appearance)
        case .attachment(let attachment, _):
          items +=
            attachment.labelContent?.items(
              at: start, beside: attributes.font, tint: color, moves: moving) ?? []
        }
      }
      ends.append(items.count)
    }
    guard paints.contains(where: \.isDecorated) else { return items }
    let decorator = TextDecorator(lines, at: origin, paints: paints)
    return decorator.decorated(items, ends: ends) { element in
      switch element {
      case .text(let run): String(decoding: utf8(run.range), as: UTF8.self)
      case .attachment(let attachment, _): attachment.labelContent?.altText ?? ""
      }
    }
  }

  /// A part of the text, in UTF-8 bytes.
  private func utf8(_ range: Range<Int>) -> Substring.UTF8View {
    let start = text.utf8.index(text.utf8.startIndex, offsetBy: range.lowerBound)
    return text.utf8[start..<text.utf8.index(start, offsetBy: range.count)]
  }

  /// The finished picture: as large as the lines, and larger where ink reaches beyond them.
  /// - Parameter padding: space on all sides, in points.
  public func displayList(
    width: Double? = nil, style: ParagraphStyle = ParagraphStyle(), padding: Double = 0
  ) -> DisplayList {
    Block(self, width: width, style: style).displayList(padding: padding)
  }
}
