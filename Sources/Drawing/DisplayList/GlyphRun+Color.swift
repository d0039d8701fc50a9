package import Colors
internal import Fonts
internal import TextLayout

extension GlyphRun {
  /// The steps that draw the glyphs.
  ///
  /// Glyphs that are images or layers in a font of colours keep theirs, as their opacity keeps the text's;
  /// all others take the text's colour.
  package func items(color: Color) -> [DisplayItem] {
    guard font.face.hasColorGlyphs else { return [.glyphs(self, .color(color))] }
    let glyphs = glyphs
    var items: [DisplayItem] = []
    var plain: [Glyph] = []
    func endPlain() {
      if !plain.isEmpty { items.append(.glyphs(part(plain), .color(color))) }
      plain = []
    }
    for glyph in glyphs {
      let own = coloredItems(glyph, color: color)
      if own.isEmpty {
        plain.append(glyph)
      } else {
        endPlain()
        items.append(.described(characters(of: glyph, among: glyphs), own))
      }
    }
    endPlain()
    return items
  }

  /// Some of the glyphs.
  private func part(_ glyphs: [Glyph]) -> GlyphRun {
    GlyphRun(font: font, glyphs: glyphs, text: text, range: range, language: language)
  }

  /// What draws a glyph that has colours; nothing for all others.
  private func coloredItems(_ glyph: Glyph, color: Color) -> [DisplayItem] {
    let layers = font.colorLayers(of: glyph.id)
    if !layers.isEmpty {
      return layers.map { layer in
        var part = glyph
        part.id = layer.glyph
        let paint = layer.color.map { Color($0).opacity(color.alpha) } ?? color
        return .glyphs(self.part([part]), .color(paint))
      }
    }
    guard let box = font.colorBitmapBox(of: glyph.id),
      let bitmap = ColorGlyphCache.bitmap(of: glyph.id, in: font)
    else { return [] }
    return [
      .image(
        PlacedImage(bitmap, box: box, origin: glyph.origin), .original(opacity: color.alpha))
    ]
  }
}

extension Color {
  /// A colour of a font's palette.
  fileprivate init(_ color: ColorLayer.Color) {
    self.init(
      red: Double(color.red) / 255, green: Double(color.green) / 255,
      blue: Double(color.blue) / 255, alpha: Double(color.alpha) / 255)
  }
}
