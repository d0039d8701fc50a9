package import SymtextOpenType
package import SymtextGraphics

extension Face {
  /// Whether some glyphs have colours of their own that can be drawn: layers and paints (`COLR`) or images
  /// (`CBDT`, `sbix`).
  ///
  /// Found out once. Drawings (`SVG `) do not count.
  package var hasColorGlyphs: Bool { native.colorKinds != [] }

  /// The number of the palette for a light or a dark ground: the first of those that the font says are made
  /// for it, else the first of all.
  package func palette(onDark: Bool) -> Int { native.palette(onDark: onDark) }

  /// The colours of a palette; none when the font has no such palette.
  package func colors(ofPalette palette: Int) -> [ColorLayer.Color] {
    native.colors(ofPalette: palette)
  }
}

extension Font {
  /// The layers that make up a glyph, back to front; none when it is of one colour or an image.
  /// - Parameter palette: the number of the palette.
  package func colorLayers(of glyph: GlyphID, palette: Int = 0) -> [ColorLayer] {
    face.native.colorKinds.contains(.layers)
      ? face.native.colorLayers(of: glyph, palette: palette) : []
  }

  /// The box of a glyph's image, in points, y down, from its origin on the baseline; `nil` when it has no
  /// image.
  package func colorBitmapBox(of glyph: GlyphID) -> Rect? {
    guard face.native.colorKinds.contains(.images),
      let box = instance.native.imageBox(of: glyph)
    else { return nil }
    return Rect(
      minX: box.minX * scale, minY: -box.maxY * scale, maxX: box.maxX * scale,
      maxY: -box.minY * scale)
  }

  /// The image that the font holds of a glyph, in its largest size; `nil` when there is none.
  package func colorBitmap(of glyph: GlyphID) -> ColorBitmap? {
    guard let box = colorBitmapBox(of: glyph), let png = instance.native.image(of: glyph) else {
      return nil
    }
    return ColorBitmap(png: png, box: box)
  }
}
