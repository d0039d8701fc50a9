internal import SymtextDrawing
internal import SymtextFonts
internal import SymtextGraphics

/// The image that is painted in the place of a symbol's glyph.
struct PaintedPicture: Sendable {
  let image: PlainImage
  /// The box of its ink, in points, y down, from its top left; the glyph's ink lies on it.
  let ink: Rect

  /// Returns the item that paints it.
  /// - Parameter origin: that of the glyph, in points, y down.
  func item(of symbol: ResolvedSymbol, at origin: Point, tint: Color) -> DisplayItem? {
    guard let box = symbol.font.inkBounds(of: symbol.glyph) else { return nil }
    let factor = ink.width >= ink.height ? box.width / ink.width : box.height / ink.height
    return image.item(
      in: Rect(
        x: origin.x + box.midX - ink.midX * factor, y: origin.y + box.midY - ink.midY * factor,
        width: image.width * factor, height: image.height * factor), tint: tint)
  }
}
