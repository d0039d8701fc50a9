package import OpenType
package import Geometry

extension Face {
  /// Whether some glyphs have colours of their own that can be drawn: layers (`COLR` version 0) or images
  /// (`CBDT`, `sbix`).
  ///
  /// Found out once. Gradients (`COLR` version 1) and drawings (`SVG `) do not count.
  package var hasColorGlyphs: Bool { native.colorKinds != [] }
}

extension Font {
  /// The layers that make up a glyph, back to front; none when it is of one colour or an image.
  package func colorLayers(of glyph: GlyphID) -> [ColorLayer] {
    face.native.colorKinds.contains(.layers) ? face.native.colorLayers(of: glyph) : []
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
