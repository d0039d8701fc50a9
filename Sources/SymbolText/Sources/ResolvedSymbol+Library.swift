internal import SymtextOpenType
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics
package import SymtextFonts
internal import SymtextTextLayout

extension ResolvedSymbol {
  /// Sets a symbol of a library with the text's cap height, baseline and stroke thickness.
  /// - Parameter maker: the library for which `library` was made, if the symbol is a made variant.
  init(
    _ entry: SymbolFont.Entry, of library: SymbolLibrary, madeBy maker: SymbolLibrary? = nil,
    beside text: Font, configuration: SymbolConfiguration
  ) throws(SymbolError) {
    origin = maker.map { .made($0, entry.name) } ?? .library(library, entry)
    surroundingFont = text
    self.configuration = configuration
    let own = library
    let named = (name: entry.name, index: entry.index, font: library.font)
    let form = try library.form(of: entry, madeBy: maker, configuration)
    let (library, index) = (form.library, form.index)
    let surrounding = text
    let (text, wantedWeight) = configuration.resolved(beside: text)
    let wanted = configuration.scale ?? .medium
    let scale = library.font.glyph(of: index, scale: wanted) == nil ? .medium : wanted
    let capHeight = text.metrics.capHeight
    let axisValue: Double
    switch wantedWeight {
    case .matched:
      let found = WeightMatching(text: text, curve: library.strokes)
      matching = found
      axisValue = found.axisValue
    case .value(let value):
      matching = nil
      axisValue = min(max(value, 100), 900)
    }
    let size = CapHeightScaling.pointSize(of: library.face, textCapHeight: capHeight)
    let font = Font(
      face: library.face, size: size, coordinates: DesignCoordinates(weight: axisValue),
      synthesis: configuration.synthesis(
        beside: surrounding, about: size > 0 ? capHeight / 2 / size : 0))
    // The library's own table gives the same glyph as shaping, without loading the font's layout tables.
    let weight = font.normalizedCoordinates.first ?? 0
    guard let glyph = library.font.glyph(of: index, scale: scale, weight: weight) else {
      throw SymbolError("the symbol font has no glyph for `\(named.name)`")
    }
    name = named.name
    self.capHeight = capHeight
    textFont = text
    ownCodePoint = maker == nil ? entry.codePoint : nil
    (altText, altTextLanguage) = (maker ?? own).spokenName(
      of: named.name, text: named.font.altText(of: named.index), in: configuration.language)
    self.scale = scale
    self.font = font
    self.glyph = glyph
    layers = library.font.layers(of: index, weight: weight)
    record = (library.font, index)
    isLayered = library.font.isLayered(index)
    preferredMode = RenderingMode(library.font.preferredMode(of: index))
    hasRightToLeftForm = named.font.rightToLeftIndex(of: named.index) != nil
    isRightToLeftForm = form.isRightToLeft
    languageForm = form.language
    self.axisValue = axisValue
    func stroke(_ scale: SymbolScale) -> Double {
      let law = WeightLaw.stroke(axisValue: axisValue, scale: scale)
      // Strokes are thinner than the law where lines are close; the font stores them in thousandths of a unit.
      let drawn = library.font.halfWidth(of: index, scale: scale, weight: weight)
        .map { 2 * $0 * DrawingGrid.unit * scale.factor }
      return capHeight * (drawn.map { $0 < 0.995 * law ? $0 : law } ?? law)
    }
    strokeWidth = stroke(scale)
    smallStrokeWidth = stroke(.small)
    baselineShift = 0
    advance = font.advance(of: glyph)
    bounds = font.inkBounds(of: glyph) ?? Rect(.zero)
  }
}

extension SymbolLibrary {
  /// Returns the form of a symbol for the surrounding text: its library and index, the language of the form, and
  /// whether it is the right-to-left form.
  fileprivate func form(
    of entry: SymbolFont.Entry, madeBy maker: SymbolLibrary?, _ configuration: SymbolConfiguration
  ) throws(SymbolError) -> (
    library: SymbolLibrary, index: Int, language: String?, isRightToLeft: Bool
  ) {
    var form = (library: self, index: entry.index, language: String?.none, isRightToLeft: false)
    if let language = configuration.language,
      let found = try (maker ?? self).form(
        of: entry, isStored: maker == nil, inLanguage: language)
    {
      (form.library, form.index) = found
      form.language = language
    }
    if configuration.isRightToLeft == true,
      let index = form.library.font.rightToLeftIndex(of: form.index)
    {
      form.index = index
      form.isRightToLeft = true
    }
    return form
  }

  /// Returns the replacement of a symbol in a language: a symbol of this library, or a variant that it makes.
  private func form(
    of entry: SymbolFont.Entry, isStored: Bool, inLanguage language: String
  ) throws(SymbolError) -> (library: SymbolLibrary, index: Int)? {
    let name =
      isStored
      ? font.formName(of: entry.index, inLanguage: language)
      : font.variant(named: entry.name, signs: signs).flatMap {
        font.formName(of: $0, inLanguage: language)
      }
    guard let name else { return nil }
    if let stored = font.entry(named: name) { return (self, stored.index) }
    return try made(name).map { ($0, 0) }
  }
}

extension RenderingMode {
  fileprivate init(_ preferred: PreferredMode?) {
    switch preferred {
    case nil, .monochrome: self = .monochrome
    case .hierarchical: self = .hierarchical
    case .palette: self = .palette
    case .multicolor: self = .multicolor
    }
  }
}

extension SymbolScale {
  /// The features that select the scale in a symbol font.
  package var features: [FontFeature] {
    switch self {
    case .small: [FontFeature("ss01")]
    case .medium: []
    case .large: [FontFeature("ss02")]
    }
  }
}
