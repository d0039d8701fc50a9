internal import SymtextGraphics
internal import SymtextSymbols
internal import SymtextSymbolText
internal import SymtextFonts
internal import SymtextTextLayout

/// Lays out the texts and symbols of a bar.
struct BarSetter {
  let traits: BarTraits
  /// The values of the theme for the bar.
  let look: BarLook
  /// Whether the layout is right-to-left.
  let isRightToLeft: Bool
  private let font: Font
  private let library: any SymbolSource
  private let fallback: FontFallback?

  /// - Parameters:
  ///   - kind: The kind of bar.
  ///   - titles: The texts that determine an automatic direction. The first one that is not empty counts.
  init(
    _ traits: BarTraits, _ kind: BarKind, font: Font, library: any SymbolSource,
    fallback: FontFallback?,
    titles: [String]
  ) throws(SymbolError) {
    var traits = traits
    if let backdrop = traits.backdrop, traits.background == nil {
      // The height does not change the mean of a picture that covers it much.
      let width = traits.width ?? traits.deviceWidth
      traits.background =
        try BackdropCanvas(
          backdrop.content, width: width, height: max(width / 4, 64), painting: traits.painting
        ).meanColor
    }
    self.traits = traits
    var fonts = TextFonts(font, hasBoldText: traits.hasBoldText)
    self.font = try fonts.font(AttributedText.Attributes())
    self.library = library
    self.fallback = fallback
    look = BarLook(traits, kind)
    switch traits.direction {
    case .leftToRight: isRightToLeft = false
    case .rightToLeft: isRightToLeft = true
    case .automatic:
      if let title = titles.first(where: { !$0.isEmpty }) {
        isRightToLeft = try Label(
          AttributedText(title), font: font, library: library, attributes: traits.attributes,
          wraps: false, fallback: fallback
        ).isRightToLeft
      } else {
        isRightToLeft = traits.attributes.language.map(LanguageTag.isRightToLeft) ?? false
      }
    }
  }

  /// The layout direction.
  var direction: LayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }

  /// Returns the font of a type.
  /// - Parameters:
  ///   - weight: The minimal weight, if it is higher than that of the type.
  ///   - category: The reader's text size, which the type follows by its text style; without one it grows as the bar.
  func font(
    _ type: ThemeType, weight: Double? = nil, at category: ContentSizeCategory
  ) throws(SymbolError) -> Font {
    try font(
      size: size(type, at: category),
      weight: weight.map { max($0, type.weight ?? 0) } ?? type.weight)
  }

  /// The height of the bar, or of a floating bar's capsule, in points.
  var barHeight: Double { traits.barHeight(look.height) }

  /// The font of the bar's own titles.
  func itemFont(weight: Double? = nil) throws(SymbolError) -> Font {
    try font(look.type, weight: weight, at: traits.barContentSize)
  }

  private func size(_ type: ThemeType, at category: ContentSizeCategory) -> Double {
    guard let style = type.textStyle,
      let usual = style.resolved(in: traits.settings(.large))?.pointSize,
      let own = style.resolved(in: traits.settings(category))?.pointSize
    else { return type.size * traits.barGrowth }
    return type.size == usual ? own : type.size * own / usual
  }

  /// Returns the font at a size in points.
  func font(size: Double, weight: Double? = nil) throws(SymbolError) -> Font {
    guard let weight else { return font.withSize(size) }
    let shown = traits.hasBoldText ? BoldText.weight(for: weight) : weight
    guard shown > font.weight else { return font.withSize(size) }
    var fonts = TextFonts(font)
    return try fonts.font(.init(size: size, weight: .value(shown)))
  }

  /// Returns a text in a font and a colour.
  ///
  /// Braces in it have no special meaning.
  func label(
    _ text: AttributedText, font: Font, color: Color, wraps: Bool = true
  ) throws(SymbolError) -> Label {
    try Label(
      text, font: font, library: library, color: .fixed(color), painting: traits.painting,
      attributes: traits.attributes, wraps: wraps, fallback: fallback)
  }

  /// Returns a text in one line, truncated at a width in points.
  func text(
    _ text: String, font: Font, color: Color, width: Double = .infinity
  ) throws(SymbolError) -> BarText {
    BarText(
      try label(AttributedText(text), font: font, color: color), font: font, width: width)
  }

  /// Returns the alignment that puts a text at the leading side of the layout, regardless of its own direction.
  func alignment(_ label: Label) -> Alignment {
    label.isRightToLeft == isRightToLeft ? .start : .end
  }

  /// Resolves a symbol beside text.
  /// - Parameters:
  ///   - own: The symbol's own configuration, which comes first.
  ///   - preset: The configuration for properties that the traits leave open.
  ///   - spokenText: The alternative text; `nil` for the symbol's own.
  func symbol(
    _ name: String, _ own: SymbolConfiguration, beside font: Font, preset: SymbolConfiguration,
    spokenText: String? = nil
  ) throws(SymbolError) -> ResolvedSymbol {
    var symbol = try ResolvedSymbol(
      name, in: library, beside: font, configuration: configuration(preset, own))
    if let spokenText { symbol.say(spokenText) }
    return symbol
  }

  /// Resolves a symbol that the bar draws itself, such as a chevron; the bundled library has it if the source does not.
  /// - Parameters:
  ///   - preset: The configuration for properties that the traits leave open.
  ///   - spokenText: The alternative text.
  func part(
    _ name: String, beside font: Font, preset: SymbolConfiguration, spokenText: String
  ) throws(SymbolError) -> ResolvedSymbol {
    var symbol = try ResolvedSymbol(
      name, in: ControlSymbols(library), beside: font, configuration: configuration(preset))
    symbol.altText = spokenText
    return symbol
  }

  /// Resolves the symbol of a key beside the letters of a shortcut, at their height, regardless of the configuration
  /// for other symbols.
  func key(
    _ name: String, beside font: Font, spokenText: String
  ) throws(SymbolError) -> ResolvedSymbol {
    var symbol = try ResolvedSymbol(
      name, in: library, beside: font, configuration: SymbolConfiguration(scale: .small))
    symbol.say(spokenText)
    return symbol
  }

  /// Fits a glyph to the size table of its bar.
  /// - Parameters:
  ///   - own: The symbol's own configuration, which comes first.
  ///   - emphasis: The stroke width relative to that of other symbols in the bar.
  ///   - isPart: Whether the bar draws it itself, so that the bundled library may have it.
  func glyph(
    _ name: String, _ own: SymbolConfiguration = SymbolConfiguration(), emphasis: Double = 1,
    isPart: Bool = false
  ) throws(SymbolError) -> FittedGlyph {
    try FittedGlyph(
      name, beside: font(look.glyphType, at: traits.barContentSize),
      configuration: configuration(traits.barPreset.configuration, own),
      library: isPart ? ControlSymbols(library) : library,
      strokeFactor: traits.art.strokeFactor * emphasis
    ) { shape in
      look.glyphTarget(shape).scaled(by: traits.barGrowth)
    }
  }

  /// Returns whether a name is that of a filled variant.
  func isFilled(_ name: String) -> Bool { name.split(separator: ".").contains("fill") }

  /// Returns whether the library has a symbol.
  func has(_ name: String) throws(SymbolError) -> Bool {
    do throws(SymbolError) {
      return try library.symbol(
        named: name, beside: font, configuration: SymbolConfiguration()) != nil
    } catch {
      guard error.isMissingName else { throw error }
      return false
    }
  }

  /// Returns the name of a symbol's filled variant if the library has it, else the symbol's own name.
  func filled(_ name: String) throws(SymbolError) -> String {
    guard !isFilled(name) else { return name }
    let variant = name + ".fill"
    return try has(variant) ? variant : name
  }

  /// Returns a painter for symbols in a colour.
  /// - Parameter ground: The colour of the control behind the symbol; `nil` for none.
  func painter(_ color: Color, on ground: Color? = nil) -> SymbolPainter {
    var painting = traits.painting
    painting.ground = ground ?? painting.ground
    return SymbolPainter(painting, tint: color)
  }

  private func configuration(
    _ preset: SymbolConfiguration, _ own: SymbolConfiguration = SymbolConfiguration()
  ) -> SymbolConfiguration {
    var configuration = preset.applying(traits.configuration).applying(own)
    if traits.hasBoldText { configuration.setBoldText() }
    configuration.language = configuration.language ?? traits.attributes.language
    configuration.isRightToLeft = configuration.isRightToLeft ?? isRightToLeft
    return configuration
  }
}
