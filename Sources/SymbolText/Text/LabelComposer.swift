internal import SymtextSupport
internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextFonts
internal import SymtextTextLayout

/// Assembles the pieces of an attributed text for layout.
struct LabelComposer {
  private(set) var text = StyledText()
  /// The paints, in the painting's appearance, by the numbers in text attributes.
  private(set) var paints: [TextPaint]
  /// The pieces of an edited text by the same numbers: attributes with a symbol, an image or no characters.
  private(set) var sources: [AttributedText.Span]
  /// Whether text was composed whose form depends on the letters beside it: superscripts and subscripts.
  private(set) var hasScripts = false
  /// The names of missing symbols without a replacement, in order.
  private(set) var skipped: [String] = []
  /// Why each of them is missing.
  private(set) var skippedReasons: [String] = []
  /// The number of their occurrences.
  private(set) var skippedCount = 0

  private let library: any SymbolSource
  private let configuration: SymbolConfiguration
  private let painting: SymbolPainting
  private let attributes: AttributedText.Attributes
  private let fileAccess: FileAccess
  /// Whether pieces that differ in their source have numbers of their own.
  private let keepsSources: Bool
  private var fonts: TextFonts
  /// The numbers of known paints, and the known symbols.
  private var numbers = SmallDictionary<NumberedPaint, Int>()
  private var known = SmallDictionary<
    AttributedText.Span, (attachment: Attachment, rightToLeft: Attachment?)
  >()

  /// A paint, and the piece that has it; `nil` where pieces share paints.
  private struct NumberedPaint: Hashable {
    let paint: TextPaint
    let source: AttributedText.Span?
  }

  private var images: [AttributedText.Image: PlainImage] = [:]
  private var last: (own: AttributedText.Attributes, resolved: TextAttributes)?

  init(
    font: Font, library: any SymbolSource, color: AdaptiveColor, configuration: SymbolConfiguration,
    painting: SymbolPainting, attributes: AttributedText.Attributes, fileAccess: FileAccess,
    keepsSources: Bool = false
  ) {
    self.library = library
    self.configuration = configuration
    self.painting = painting
    self.attributes = attributes
    self.fileAccess = fileAccess
    self.keepsSources = keepsSources
    fonts = TextFonts(font, hasBoldText: configuration.hasBoldText, fileAccess: fileAccess)
    // Without surrounding text, the tint is the label colour.
    let label = Color(.label, painting.appearance, painting.contrast)
    let paint = TextPaint(color: painting.resolved(color, tint: label))
    paints = [paint]
    let plain = AttributedText.Span.plain(AttributedText.Attributes())
    sources = [plain]
    numbers.set(NumberedPaint(paint: paint, source: keepsSources ? plain : nil), 0)
  }

  /// Returns a part of an edited text, ready for layout; an empty one with attributes.
  /// - Parameter attributes: those of an empty text.
  mutating func composed(
    _ part: AttributedText, emptyAttributes attributes: AttributedText.Attributes
  ) throws(SymbolError) -> StyledText {
    text = StyledText()
    for span in part.spans { try append(span) }
    if text.utf8Count == 0 { text.append("", attributes: try resolved(attributes)) }
    return text
  }

  mutating func append(_ span: AttributedText.Span) throws(SymbolError) {
    var set = try resolved(span.attributes)
    switch span.content {
    case .text(let string):
      text.append(string, attributes: raised(set, span.attributes, for: string))
    case .symbol(let symbol):
      set = raised(set, span.attributes, for: nil)
      set.paint = number(of: paints[set.paint], span)
      try append(symbol, span, set)
    case .image(let image):
      set = raised(set, span.attributes, for: nil)
      set.paint = number(of: paints[set.paint], span)
      try append(image, set)
    }
  }

  private mutating func append(
    _ symbol: AttributedText.Symbol, _ span: AttributedText.Span, _ set: TextAttributes
  ) throws(SymbolError) {
    do throws(SymbolError) {
      var forms = try forms(of: symbol, span: span, beside: set)
      if let missing = forms.attachment.labelContent?.symbol?.missingName, symbol.fallback != nil {
        throw .noSymbol(named: missing, among: [])
      }
      forms.attachment.keep = symbol.keep
      text.append(forms.attachment, rightToLeft: forms.rightToLeft, attributes: set)
    } catch {
      guard error.isMissingName else { throw error }
      switch symbol.fallback {
      case .symbol(let name)?:
        var other = symbol
        other.name = name
        other.fallback = nil
        try append(
          other, AttributedText.Span(content: .symbol(other), attributes: span.attributes), set)
      case .image(let file)?:
        let image = AttributedText.Image(
          file: file, height: Self.symbolHeight * set.font.metrics.capHeight,
          color: symbol.configuration.layers.color, altText: symbol.altText, keep: symbol.keep)
        try append(image, set)
      case nil:
        guard library.missing == .skip else { throw error }
        skippedCount += 1
        if !skipped.contains(symbol.name) {
          skipped.append(symbol.name)
          skippedReasons.append(error.reason)
        }
      }
    }
  }

  /// The height of an image that replaces a symbol, in cap heights: that of a circle around a symbol at medium scale.
  private static let symbolHeight = 1.4

  private mutating func append(
    _ image: AttributedText.Image, _ set: TextAttributes
  ) throws(SymbolError) {
    var set = set
    let plain = try plain(image)
    if plain.isTemplate, let color = image.color {
      var paint = paints[set.paint]
      paint.color = painting.resolved(color, tint: paint.color)
      set.paint = number(of: paint, sources[set.paint])
    }
    var attachment = plain.attachment(beside: set.font)
    attachment.content = LabelAttachment.image(plain)
    attachment.keep = image.keep
    text.append(attachment, attributes: set)
  }

  /// Sets the attributes of an empty text.
  mutating func appendNothing() throws(SymbolError) {
    text.append("", attributes: try resolved(AttributedText.Attributes()))
  }

  /// Returns the attributes of a piece on top of the default ones, computed once for successive pieces.
  private mutating func resolved(
    _ own: AttributedText.Attributes
  ) throws(SymbolError) -> TextAttributes {
    if let last, last.own == own { return last.resolved }
    let specified = attributes.applying(own)
    let resolved = TextAttributes(
      font: try fonts.font(specified), features: specified.features,
      language: specified.language, letterSpacing: specified.letterSpacing ?? 0,
      trimsPunctuation: specified.trimsPunctuation ?? true,
      paint: try paint(specified, .plain(own)))
    last = (own, resolved)
    return resolved
  }

  /// Reads an image, once for all occurrences.
  private mutating func plain(_ image: AttributedText.Image) throws(SymbolError) -> PlainImage {
    if let known = images[image] { return known }
    var plain = try fileAccess.image(image.file, page: image.page)
    if image.width != nil || image.height != nil {
      let (width, height) = (
        image.width ?? (image.height.map { plain.width * ($0 / plain.height) } ?? plain.width),
        image.height ?? (image.width.map { plain.height * ($0 / plain.width) } ?? plain.height)
      )
      do { plain = try plain.withSize(width: width, height: height) } catch {
        throw SymbolError(error)
      }
    }
    if let offset = image.baselineOffsetFromBottom {
      plain = plain.withBaselineOffset(fromBottom: offset)
    }
    if image.isTemplate { plain.renderingMode = .template }
    if let altText = image.altText { plain.altText = altText }
    images[image] = plain
    return plain
  }

  /// Returns the number of the paint of a piece.
  /// - Parameters:
  ///   - specified: its attributes, with the default ones.
  ///   - source: its own attributes.
  private mutating func paint(
    _ specified: AttributedText.Attributes, _ source: AttributedText.Span
  ) throws(SymbolError) -> Int {
    guard specified.isPainted else { return number(of: paints[0], source) }
    if let link = specified.link, let refusal = LinkAddress.refusal(of: link) {
      throw SymbolError("the link “\(link)”: \(refusal)")
    }
    var paint = paints[0]
    let tint = paint.color
    if let color = specified.color { paint.color = painting.resolved(color, tint: tint) }
    paint.fontPalette = specified.fontPalette ?? .normal
    func line(
      _ style: AttributedText.LineStyle?, _ color: AdaptiveColor?
    ) -> TextPaint.Line? {
      guard let style, style != .none else { return nil }
      return TextPaint.Line(
        style: style, color: color.map { painting.resolved($0, tint: paint.color) } ?? paint.color)
    }
    paint.underline = line(specified.underline, specified.underlineColor)
    paint.strikethrough = line(specified.strikethrough, specified.strikethroughColor)
    paint.background = specified.background.map { painting.resolved($0, tint: paint.color) }
    paint.link = specified.link
    return number(of: paint, source)
  }

  private mutating func number(of paint: TextPaint, _ source: AttributedText.Span) -> Int {
    let numbered = NumberedPaint(paint: paint, source: keepsSources ? source : nil)
    if let known = numbers[numbered] { return known }
    paints.append(paint)
    sources.append(source)
    numbers.set(numbered, paints.count - 1)
    return paints.count - 1
  }

  /// Returns the attributes of a piece with a shifted baseline.
  /// - Parameter text: the characters; `nil` for symbols and images.
  private mutating func raised(
    _ set: TextAttributes, _ own: AttributedText.Attributes, for text: String?
  ) -> TextAttributes {
    guard let baseline = own.baseline ?? attributes.baseline else { return set }
    if baseline == .superscript || baseline == .subscript { hasScripts = true }
    return set.raised(baseline, for: text)
  }

  private mutating func forms(
    of symbol: AttributedText.Symbol, span: AttributedText.Span, beside text: TextAttributes
  ) throws(SymbolError) -> (attachment: Attachment, rightToLeft: Attachment?) {
    if let known = known[span] { return known }
    var configuration = configuration.applying(symbol.configuration)
    configuration.language = configuration.language ?? text.language
    let painting = painting.applying(configuration)
    let resolved = try resolved(symbol, beside: text, configuration)
    var forms = (
      attachment: Attachment(of: resolved, painting: painting),
      rightToLeft: Attachment?.none
    )
    if configuration.isRightToLeft == nil {
      configuration.isRightToLeft = true
      let form =
        resolved.changesFromRightToLeft
        ? try self.resolved(symbol, beside: text, configuration) : resolved.readFromRightToLeft
      forms.rightToLeft = Attachment(of: form, painting: painting)
    }
    known.set(span, forms)
    return forms
  }

  private func resolved(
    _ symbol: AttributedText.Symbol, beside text: TextAttributes,
    _ configuration: SymbolConfiguration
  ) throws(SymbolError) -> ResolvedSymbol {
    var resolved = try ResolvedSymbol(
      symbol.name, in: library, beside: text.font, configuration: configuration)
    if let altText = symbol.altText { resolved.say(altText) }
    return try resolved.inCells(of: text.font, letterSpacing: text.letterSpacing)
  }
}

extension Attachment {
  /// Makes the attachment of a symbol.
  ///
  /// It makes the line higher only at large scale or at a size of its own; badges and tall symbols do not change the
  /// line spacing.
  fileprivate init(of symbol: ResolvedSymbol, painting: SymbolPainting) {
    var (ascent, descent) = (-symbol.bounds.minY, symbol.bounds.maxY)
    if symbol.scale != .large {
      let metrics = symbol.textFont.metrics
      ascent = min(ascent, metrics.ascent)
      descent = min(descent, metrics.descent)
    }
    self.init(
      content: LabelAttachment.symbol(symbol, painting), advance: symbol.room,
      ascent: ascent,
      descent: descent)
  }
}

extension AttributedText.Span {
  /// Returns a piece of text without characters.
  fileprivate static func plain(_ attributes: AttributedText.Attributes) -> AttributedText.Span {
    AttributedText.Span(content: .text(""), attributes: attributes)
  }
}
