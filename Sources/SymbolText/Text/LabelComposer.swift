internal import Colors
internal import Drawing
internal import FontGlyphs
internal import Geometry
internal import Fonts
internal import TextLayout

/// Puts the pieces of an attributed text together for layout.
struct LabelComposer {
  private(set) var text = StyledText()
  /// As they look in the painting's appearance.
  private(set) var colors: [Color]

  private let library: any SymbolSource
  private let configuration: SymbolConfiguration
  private let painting: SymbolPainting
  private let attributes: AttributedText.Attributes
  private let fileAccess: FileAccess
  private var fonts: TextFonts
  /// The numbers of colours and of symbols that were met before.
  private var paints = SmallDictionary<Color, Int>()
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
    fonts = TextFonts(font, fileAccess: fileAccess)
    // There is no text around the whole; the colour of text is what it would have.
    let label = Color(.label, painting.appearance, painting.contrast)
    let color = painting.resolved(color, tint: label)
    colors = [color]
    paints.set(color, 0)
  }

  mutating func append(_ span: AttributedText.Span) throws(SymbolError) {
    var set = try resolved(span.attributes)
    switch span.content {
    case .text(let string): text.append(string, attributes: set)
    case .symbol(let symbol):
      var forms = try forms(of: symbol, span: span, beside: set)
      forms.attachment.keep = symbol.keep
      text.append(forms.attachment, rightToLeft: forms.rightToLeft, attributes: set)
    case .image(let image):
      let plain = try plain(image)
      if plain.isTemplate, let color = image.color { set.paint = paint(color, around: set.paint) }
      var attachment = plain.attachment(beside: set.font)
      attachment.content = LabelAttachment.image(plain)
      attachment.keep = image.keep
      text.append(attachment, attributes: set)
    }
  }

  /// What is specified of a piece over what is specified of all; once for pieces that follow one
  /// another.
  private mutating func resolved(
    _ own: AttributedText.Attributes
  ) throws(SymbolError) -> TextAttributes {
    if let last, last.own == own { return last.resolved }
    let specified = attributes.applying(own)
    let resolved = TextAttributes(
      font: try fonts.font(specified), features: specified.features,
      language: specified.language, letterSpacing: specified.letterSpacing ?? 0,
      trimsPunctuation: specified.trimsPunctuation ?? true,
      paint: specified.color.map { paint($0, around: 0) } ?? 0)
    last = (own, resolved)
    return resolved
  }

  /// Reads an image, once for all its places.
  private mutating func plain(_ image: AttributedText.Image) throws(SymbolError) -> PlainImage {
    if let known = images[image] { return known }
    var plain = try fileAccess.image(image.file)
    if let height = image.height {
      do { plain = try plain.scaled(toHeight: height) } catch { throw SymbolError(error) }
    }
    if let offset = image.baselineOffsetFromBottom {
      plain = plain.withBaselineOffset(fromBottom: offset)
    }
    if image.isTemplate { plain.renderingMode = .template }
    if let altText = image.altText { plain.altText = altText }
    images[image] = plain
    return plain
  }

  /// The number of a colour.
  /// - Parameter tint: that of the colour of the text around it.
  private mutating func paint(_ color: AdaptiveColor, around tint: Int) -> Int {
    let color = painting.resolved(color, tint: colors[tint])
    if let known = paints[color] { return known }
    colors.append(color)
    paints.set(color, colors.count - 1)
    return colors.count - 1
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
    if resolved.hasRightToLeftForm && configuration.isRightToLeft == nil {
      configuration.isRightToLeft = true
      let form = try self.resolved(symbol, beside: text, configuration)
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
    if let altText = symbol.altText { resolved.altText = altText }
    return try resolved.inCells(of: text.font, letterSpacing: text.letterSpacing)
  }
}

extension Attachment {
  /// A symbol in a line, which it makes higher only at large scale or at a size of its own: a badge or a
  /// tall symbol beside letters leaves the lines as far apart as they are.
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
