package import SymtextGraphics
internal import SymtextFonts
internal import SymtextTextLayout

extension GlyphRun {
  /// Returns the items that draw the glyphs.
  ///
  /// Glyphs with images, colour layers or paints keep their own colours at the opacity of the text; all others have the
  /// text's colour.
  /// - Parameter appearance: light or dark; fonts may have a palette for each.
  package func items(color: Color, appearance: Appearance = .light) -> [DisplayItem] {
    guard font.face.hasColorGlyphs else { return [.glyphs(self, .color(color))] }
    let palette = font.face.palette(onDark: appearance == .dark)
    let glyphs = glyphs
    var items: [DisplayItem] = []
    var plain: [Glyph] = []
    func endPlain() {
      guard !plain.isEmpty else { return }
      var part = part(plain)
      part.fitting = fitting
      items.append(.glyphs(part, .color(color)))
      plain = []
    }
    for glyph in glyphs {
      let own = coloredItems(glyph, color: color, palette: palette)
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

  /// Returns a run with some of the glyphs.
  private func part(_ glyphs: [Glyph]) -> GlyphRun {
    GlyphRun(font: font, glyphs: glyphs, text: text, range: range, language: language)
  }

  /// Returns the items of a glyph with its own colours, at the opacity of the text; empty for other glyphs.
  private func coloredItems(_ glyph: Glyph, color: Color, palette: Int) -> [DisplayItem] {
    let painted = PaintedGlyphs.items(
      of: glyph.id, in: font, palette: palette, textColor: color.opaque)
    if let painted {
      // An invisible glyph keeps the baseline and the text for reading.
      let place = DisplayItem.glyphs(part([glyph]), .color(color.multiplyingOpacity(by: 0)))
      let way = glyph.origin - Point.zero
      return [place] + thinned(painted.map { $0.offsetBy(way) }, color.alpha)
    }
    let layers = font.colorLayers(of: glyph.id, palette: palette)
    if !layers.isEmpty {
      let items = layers.map { layer in
        var part = glyph
        part.id = layer.glyph
        let paint = layer.color.map { Color($0) } ?? color.opaque
        return DisplayItem.glyphs(self.part([part]), .color(paint))
      }
      return thinned(items, color.alpha)
    }
    guard let box = font.colorBitmapBox(of: glyph.id),
      let bitmap = GlyphImages.bitmap(of: glyph.id, in: font)
    else { return [] }
    return [
      .image(
        PlacedImage(bitmap, box: box, origin: glyph.origin), .original(opacity: color.alpha))
    ]
  }

  /// Applies one opacity to the items as a group.
  private func thinned(_ items: [DisplayItem], _ opacity: Double) -> [DisplayItem] {
    opacity < 1 ? [.group(items, opacity: opacity)] : items
  }
}

extension Color {
  /// Converts a colour of a font's palette.
  init(_ color: ColorLayer.Color) {
    self.init(
      red: Double(color.red) / 255, green: Double(color.green) / 255,
      blue: Double(color.blue) / 255, alpha: Double(color.alpha) / 255)
  }
}
