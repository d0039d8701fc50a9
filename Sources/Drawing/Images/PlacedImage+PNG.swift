internal import SymtextGraphics
package import SymtextImageFormats

extension PlacedImage {
  /// Returns the image as a PNG file, a template in its colour; ignores the paint's opacity.
  /// - Throws: ``RenderingError`` when it cannot be encoded.
  package func png(_ paint: ImagePaint) throws(RenderingError) -> [UInt8] {
    var pixmap = bitmap.pixmap
    if case .template(let color) = paint { pixmap = pixmap.painted(color) }
    let isLarge = pixmap.width * pixmap.height > Self.mostPixelsForLevel
    return try PNGEncoder(level: isLarge ? 1 : Self.level).encode(pixmap)
  }

  /// Files are kept, so compress them harder than pictures for a screen.
  private static let level = 9
  /// Images with more pixels take seconds and much memory at that level.
  private static let mostPixelsForLevel = 1 << 23
}

extension Pixmap {
  /// Returns pixels of one colour with the same opacities.
  fileprivate func painted(_ color: Color) -> Pixmap {
    let source = PremultipliedColor(color)
    let parts = [source.red, source.green, source.blue, source.alpha]
    var result = self
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let coverage = UInt32(pixels[start + 3])
      for (index, part) in parts.enumerated() {
        result.pixels[start + index] = UInt8(truncatingIfNeeded: (part * coverage + 127) / 255)
      }
    }
    return result
  }
}
