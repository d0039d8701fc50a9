internal import SymtextSymbols
internal import SymtextOpenType

extension SymbolFont {
  /// Returns the colour of a layer's code, less 1.
  func color(_ code: Int) -> LayerColor? {
    if LayerColor.standard.indices.contains(code) { return LayerColor.standard[code] }
    let adaptive = 254 - code
    if minor > 2, LayerColor.adaptive.indices.contains(adaptive) {
      return LayerColor.adaptive[adaptive]
    }
    return customColor(code - LayerColor.standard.count)
  }

  /// Returns a custom colour of the drawings, from the palettes for light and for dark backgrounds.
  private func customColor(_ place: Int) -> LayerColor? {
    guard place >= 0, let light = paletteColor(place, palette: 0) else { return nil }
    return LayerColor(light: light, dark: paletteColor(place, palette: 1) ?? light)
  }

  /// Returns a custom colour of a palette, 0xRRGGBB.
  private func paletteColor(_ place: Int, palette: Int) -> UInt32? {
    guard let palettes, let count = palettes.uint16(2), let start = palettes.uint32(8),
      palette < palettes.uint16(4) ?? 0, let first = palettes.uint16(12 + 2 * palette),
      ColorGlyphs.namedCount + place < count,
      let record = palettes.uint32(start + 4 * (first + ColorGlyphs.namedCount + place))
    else { return nil }
    // Blue, green, red, alpha.
    let (blue, green, red) = (record >> 24 & 0xFF, record >> 16 & 0xFF, record >> 8 & 0xFF)
    return UInt32(red << 16 | green << 8 | blue)
  }
}
