package import SymtextGraphics
package import SymtextFonts
package import SymtextTextLayout

/// The layout of an image in a line.
extension PlainImage {
  /// Returns the distance from the image's bottom edge up to the text's baseline, in points: the image's own baseline,
  /// otherwise the one that centres it on the cap height.
  package func baselineOffset(beside font: Font) -> Double {
    baselineOffsetFromBottom ?? (height - font.metrics.capHeight) / 2
  }

  /// Returns the box that the image fills, in points, y down, from the pen on the baseline.
  package func box(beside font: Font) -> Rect {
    let bottom = baselineOffset(beside: font)
    return Rect(x: 0, y: bottom - height, width: width, height: height)
  }

  /// Returns the placeholder that represents the image in text layout.
  /// - Parameter font: the font of the text around it.
  package func attachment(beside font: Font) -> Attachment {
    let box = box(beside: font)
    return Attachment(content: self, advance: width, ascent: -box.minY, descent: box.maxY)
  }

  /// Returns the items that draw the image.
  /// - Parameters:
  ///   - origin: the pen on the text's baseline, in points, y down.
  ///   - font: the font of the text around it.
  ///   - tint: the colour of the text around it, which paints templates.
  package func items(at origin: Point, beside font: Font, tint: Color) -> [DisplayItem] {
    [.described(altText, [item(in: box(beside: font), origin: origin, tint: tint)])]
  }

  /// Returns the item that draws the image in a box, without its alternative text.
  /// - Parameters:
  ///   - box: from the origin, in points, y down.
  ///   - tint: the colour of the text around it, which paints templates.
  package func item(in box: Rect, origin: Point = .zero, tint: Color) -> DisplayItem {
    let paint: ImagePaint = isTemplate ? .template(tint) : .original(opacity: 1)
    switch content {
    case .pixels(let bitmap):
      return .image(PlacedImage(bitmap, box: box, origin: origin), paint)
    case .vectors(let image):
      return .vectors(
        PlacedVectorImage(image, box: box, origin: origin, paint: paint, current: tint))
    }
  }
}
