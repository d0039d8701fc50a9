package import SymtextOpenType
package import SymtextGraphics

extension Face {
  /// Whether the font has colour glyphs that can be drawn: layers and paints (`COLR`) or images (`CBDT`, `sbix`).
  ///
  /// Determined once. `SVG ` glyphs do not count.
  package var hasColorGlyphs: Bool { native.colorKinds != [] }

  /// Returns the index of a palette; 0, the first one, when the font does not have it.
  package func index(of palette: FontPalette) -> Int { native.index(of: palette) }

  /// Returns the colours of a palette; empty when the font has no such palette.
  package func colors(ofPalette palette: Int) -> [ColorLayer.Color] {
    native.colors(ofPalette: palette)
  }
}

extension Font {
  /// Returns the layers of a glyph, back to front; empty for a glyph of one colour or an image.
  /// - Parameter palette: The index of the palette.
  package func colorLayers(of glyph: GlyphID, palette: Int = 0) -> [ColorLayer] {
    face.native.colorKinds.contains(.layers)
      ? face.native.colorLayers(of: glyph, palette: palette) : []
  }

  /// Returns the box of a glyph's image, in points, y down, from its origin on the baseline; `nil` without an image.
  package func colorBitmapBox(of glyph: GlyphID) -> Rect? {
    guard face.native.colorKinds.contains(.images),
      let box = instance.native.imageBox(of: glyph)
    else { return nil }
    return Rect(
      minX: box.minX * scale, minY: -box.maxY * scale, maxX: box.maxX * scale,
      maxY: -box.minY * scale)
  }

  /// Returns a glyph's image in its largest size; `nil` when there is none.
  package func colorBitmap(of glyph: GlyphID) -> ColorBitmap? {
    guard let box = colorBitmapBox(of: glyph), let png = instance.native.image(of: glyph) else {
      return nil
    }
    return ColorBitmap(png: png, box: box)
  }
}
