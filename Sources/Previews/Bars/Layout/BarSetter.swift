internal import SymtextGraphics
internal import SymtextSymbols
internal import SymtextSymbolText
internal import SymtextFonts
internal import SymtextTextLayout

/// Sets the texts and the symbols of a bar.
struct BarSetter {
  let traits: BarTraits
  let colors: BarColors
  /// Whether reading starts at the right.
  let isRightToLeft: Bool
  private let font: Font
  private let library: any SymbolSource
  private let fallback: FontFallback?

  /// - Parameter titles: what an automatic direction is found from, the first first.
  init(
    _ traits: BarTraits, font: Font, library: any SymbolSource, fallback: FontFallback?,
    titles: [String]
  ) throws(SymbolError) {
    self.traits = traits
    self.font = font
    self.library = library
    self.fallback = fallback
    colors = BarColors(traits)
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

  /// The side where reading starts.
  var direction: LayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }

  /// The font of a text style.
  /// - Parameters:
  ///   - weight: at least; `nil` for the font's own.
  ///   - category: how large the reader wants text.
  func font(
    _ style: TextStyle, weight: Double? = nil, at category: ContentSizeCategory
  ) throws(SymbolError) -> Font {
    let size = style.resolved(in: traits.settings(category))?.pointSize ?? 17
    return try font(size: size, weight: weight)
  }

  /// The font at a size, in points.
  func font(size: Double, weight: Double? = nil) throws(SymbolError) -> Font {
    guard let weight, weight > font.weight else { return font.withSize(size) }
    var fonts = TextFonts(font)
    return try fonts.font(.init(size: size, weight: .value(weight)))
  }

  /// A text in a font and a colour; braces in it are braces.
  func label(
    _ text: AttributedText, font: Font, color: Color, wraps: Bool = true
  ) throws(SymbolError) -> Label {
    try Label(
      text, font: font, library: library, color: .fixed(color), painting: traits.painting,
      attributes: traits.attributes, wraps: wraps, fallback: fallback)
  }

  /// A text in one line, cut at a width in points.
  func text(
    _ text: String, font: Font, color: Color, width: Double = .infinity
  ) throws(SymbolError) -> BarText {
    BarText(
      try label(AttributedText(text), font: font, color: color), font: font, width: width)
  }

  /// How a text keeps to the side where reading starts, whatever its own letters' side is.
  func alignment(_ label: Label) -> Alignment {
    label.isRightToLeft == isRightToLeft ? .start : .end
  }

  /// A symbol beside text.
  /// - Parameters:
  ///   - preset: what is taken where the traits say nothing.
  ///   - spokenText: what it says to those who cannot see it; `nil` for its own name.
  func symbol(
    _ name: String, beside font: Font, preset: SymbolConfiguration, spokenText: String? = nil
  ) throws(SymbolError) -> ResolvedSymbol {
    var symbol = try ResolvedSymbol(
      name, in: library, beside: font, configuration: configuration(preset))
    if let spokenText { symbol.altText = spokenText }
    return symbol
  }

  /// The symbol of a key beside the letters of a shortcut: as high as they are, whatever is said of other
  /// symbols.
  func key(
    _ name: String, beside font: Font, spokenText: String
  ) throws(SymbolError) -> ResolvedSymbol {
    var symbol = try ResolvedSymbol(
      name, in: library, beside: font, configuration: SymbolConfiguration(scale: .small))
    symbol.altText = spokenText
    return symbol
  }

  /// A glyph of a bar at the size that its table asks for.
  /// - Parameter emphasis: how many times as thick as the bar's other strokes its own are.
  func glyph(
    _ name: String, _ sizes: GlyphSizes, emphasis: Double = 1
  ) throws(SymbolError) -> FittedGlyph {
    try FittedGlyph(
      name, beside: font(.body, at: traits.barContentSize),
      configuration: configuration(traits.barPreset.configuration), library: library,
      strokeFactor: traits.art.strokeFactor * emphasis
    ) { shape in
      sizes.target(shape, traits).scaled(by: traits.barGrowth)
    }
  }

  /// Whether a name is that of a filled variant.
  func isFilled(_ name: String) -> Bool { name.split(separator: ".").contains("fill") }

  /// Whether the library has a symbol.
  func has(_ name: String) throws(SymbolError) -> Bool {
    try library.symbol(named: name, beside: font, configuration: SymbolConfiguration()) != nil
  }

  /// The name of a symbol's filled variant, where the library has one; its own name otherwise.
  func filled(_ name: String) throws(SymbolError) -> String {
    guard !isFilled(name) else { return name }
    let variant = name + ".fill"
    return try has(variant) ? variant : name
  }

  /// What draws symbols in a colour.
  func painter(_ color: Color) -> SymbolPainter { SymbolPainter(traits.painting, tint: color) }

  private func configuration(_ preset: SymbolConfiguration) -> SymbolConfiguration {
    var configuration = preset.applying(traits.configuration)
    configuration.language = configuration.language ?? traits.attributes.language
    configuration.isRightToLeft = configuration.isRightToLeft ?? isRightToLeft
    return configuration
  }
}
