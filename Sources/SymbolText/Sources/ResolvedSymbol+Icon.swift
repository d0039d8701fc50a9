internal import SymtextOpenType
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics
internal import SymtextFonts
internal import SymtextTextLayout

extension ResolvedSymbol {
  /// Sets an icon of a font that has no alignment to text.
  ///
  /// At medium scale, its em is as large as the drawing grid of symbols, and the middle between its ascent and descent
  /// lies on the middle of the text's capitals. On a weight axis it takes the text's weight value, because its stroke
  /// thickness is unknown.
  init(
    _ name: String, glyph: GlyphID, of face: Face, beside text: Font,
    configuration: SymbolConfiguration
  ) {
    origin = .icon(face, glyph)
    surroundingFont = text
    self.configuration = configuration
    let surrounding = text
    let (text, wantedWeight) = configuration.resolved(beside: text)
    let scale = configuration.scale ?? .medium
    let capHeight = text.metrics.capHeight
    let weight: Double
    switch wantedWeight {
    case .matched:
      matching = face.axis("wght").map { WeightMatching(text: text, axis: $0) }
      weight = text.weight
    case .value(let value):
      matching = nil
      weight = value
    }
    let upright = Font(
      face: face, size: DrawingGrid.size * DrawingGrid.unit * scale.factor * capHeight,
      coordinates: DesignCoordinates(weight: weight), opticalSizing: .none)
    let metrics = upright.metrics
    var font = upright
    if FontSynthesis.applies(to: face), upright.size > 0 {
      font = Font(
        face: face, size: upright.size, coordinates: upright.coordinates,
        synthesis: configuration.synthesis(
          beside: surrounding, about: (metrics.ascent - metrics.descent) / 2 / upright.size),
        opticalSizing: .none)
    }
    baselineShift = (capHeight - (metrics.ascent - metrics.descent)) / 2
    self.name = name
    self.capHeight = capHeight
    textFont = text
    ownCodePoint = nil
    altText = IconName.words(name)
    self.scale = scale
    self.font = font
    self.glyph = glyph
    layers = []
    record = nil
    isLayered = false
    preferredMode = .monochrome
    hasRightToLeftForm = false
    isRightToLeftForm = false
    languageForm = nil
    axisValue = font.weight
    strokeWidth = nil
    smallStrokeWidth = nil
    advance = font.advance(of: glyph)
    bounds = (font.inkBounds(of: glyph) ?? Rect(.zero)).offsetBy(Vector(0, -baselineShift))
  }
}
