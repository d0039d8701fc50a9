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
  private var fonts: TextFonts
  /// The numbers of known paints, and the known symbols.
  private var numbers = SmallDictionary<TextPaint, Int>()
  private var known = SmallDictionary<
    AttributedText.Span, (attachment: Attachment, rightToLeft: Attachment?)
  >()

  private var images: [AttributedText.Image: PlainImage] = [:]
  private var last: (own: AttributedText.Attributes, resolved: TextAttributes)?

  init(
    font: Font, library: any SymbolSource, color: AdaptiveColor, configuration: SymbolConfiguration,
    painting: SymbolPainting, attributes: AttributedText.Attributes, fileAccess: FileAccess
  ) {
    self.library = library
    self.configuration = configuration
    self.painting = painting
    self.attributes = attributes
    self.fileAccess = fileAccess
    fonts = TextFonts(font, hasBoldText: configuration.hasBoldText, fileAccess: fileAccess)
    // Without surrounding text, the tint is the label colour.
    let label = Color(.label, painting.appearance, painting.contrast)
    let paint = TextPaint(color: painting.resolved(color, tint: label))
    paints = [paint]
    numbers.set(paint, 0)
  }

  mutating func append(_ span: AttributedText.Span) throws(SymbolError) {
    var set = try resolved(span.attributes)
    switch span.content {
    case .text(let string):
      text.append(string, attributes: raised(set, span.attributes, for: string))
    case .symbol(let symbol):
      set = raised(set, span.attributes, for: nil)
      try append(symbol, span, set)
    case .image(let image): try append(image, raised(set, span.attributes, for: nil))
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
      set.paint = number(of: paint)
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
      paint: try paint(specified))
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
  private mutating func paint(
    _ specified: AttributedText.Attributes
  ) throws(SymbolError) -> Int {
    guard specified.isPainted else { return 0 }
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
    return number(of: paint)
  }

  private mutating func number(of paint: TextPaint) -> Int {
    if let known = numbers[paint] { return known }
    paints.append(paint)
    numbers.set(paint, paints.count - 1)
    return paints.count - 1
  }

  /// Returns the attributes of a piece with a shifted baseline.
  /// - Parameter text: the characters; `nil` for symbols and images.
  private func raised(
    _ set: TextAttributes, _ own: AttributedText.Attributes, for text: String?
  ) -> TextAttributes {
    (own.baseline ?? attributes.baseline).map { set.raised($0, for: text) } ?? set
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
