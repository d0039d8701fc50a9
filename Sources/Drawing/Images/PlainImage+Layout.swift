package import SymtextGraphics
package import SymtextFonts
package import SymtextTextLayout

/// How an image stands in a line.
extension PlainImage {
  /// How far above its bottom edge the text's baseline lies, in points: its own baseline, else the one
  /// that puts its middle halfway up the capitals.
  package func baselineOffset(beside font: Font) -> Double {
    baselineOffsetFromBottom ?? (height - font.metrics.capHeight) / 2
  }

  /// The box that it fills, in points, y down, from the pen on the baseline.
  package func box(beside font: Font) -> Rect {
    let bottom = baselineOffset(beside: font)
    return Rect(x: 0, y: bottom - height, width: width, height: height)
  }

  /// What layout has to know of it; it stands for the image.
  /// - Parameter font: of the text around it.
  package func attachment(beside font: Font) -> Attachment {
    let box = box(beside: font)
    return Attachment(content: self, advance: width, ascent: -box.minY, descent: box.maxY)
  }

  /// What draws it.
  /// - Parameters:
  ///   - origin: the pen on the text's baseline, in points, y down.
  ///   - font: of the text around it.
  ///   - tint: the colour of the text around it, which paints templates.
  package func items(at origin: Point, beside font: Font, tint: Color) -> [DisplayItem] {
    [.described(altText, [item(in: box(beside: font), origin: origin, tint: tint)])]
  }

  /// The step that draws it in a box, without what it is called.
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
