package import SymtextGraphics
package import SymtextFonts
internal import SymtextTextLayout

extension GlyphRun {
  /// Returns the items that draw the glyphs.
  ///
  /// Glyphs with images, colour layers or paints keep their own colours at the opacity of the text; all others have the
  /// text's colour.
  /// - Parameters:
  ///   - palette: the palette of colour fonts.
  ///   - allowance: the painting that the text may still take.
  package func items(
    color: Color, palette: FontPalette = .normal, allowance: PaintAllowance = PaintAllowance()
  ) -> [DisplayItem] {
    guard font.face.hasColorGlyphs else { return [.glyphs(self, .color(color))] }
    let palette = font.face.index(of: palette)
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
      let own = coloredItems(glyph, color: color, palette: palette, allowance)
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
  private func coloredItems(
    _ glyph: Glyph, color: Color, palette: Int, _ allowance: PaintAllowance
  ) -> [DisplayItem] {
    if let own = paintedItems(glyph, color: color, palette: palette, allowance) { return own }
    let layers = allowance.isSpent ? [] : font.colorLayers(of: glyph.id, palette: palette)
    if !layers.isEmpty {
      guard allowance.allows(layers: layers.count) else {
        PaintedGlyphs.note(.text, of: glyph.id, in: font)
        return []
      }
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

  /// Returns the items of a glyph with paints; `nil` if it has none or is drawn without them.
  private func paintedItems(
    _ glyph: Glyph, color: Color, palette: Int, _ allowance: PaintAllowance
  ) -> [DisplayItem]? {
    guard !allowance.isSpent,
      let (key, painted) = PaintedGlyphs.painted(
        glyph.id, in: font, palette: palette, textColor: color.opaque)
    else { return nil }
    let use = allowance.use(of: painted, key)
    guard use != .none, let items = painted.items else {
      if painted.items != nil { PaintedGlyphs.note(.text, of: glyph.id, in: font) }
      return nil
    }
    // An invisible glyph keeps the baseline and the text for reading.
    let place = DisplayItem.glyphs(part([glyph]), .color(color.multiplyingOpacity(by: 0)))
    let way = glyph.origin - Point.zero
    let moved =
      use == .copied
      ? items.map { $0.offsetBy(way) } : [.transformed(items, by: .translation(way.x, way.y))]
    return [place] + thinned(moved, color.alpha)
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
