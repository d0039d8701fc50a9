package import SymtextDrawing
internal import SymtextFonts
internal import SymtextGraphics
package import SymtextSymbolText

extension SymbolFlattener {
  /// Returns a picture of a symbol in its box, in black on a light ground; in the mode palette, the levels are red, green
  /// and blue.
  ///
  /// It is painted as by `symtext render`, so that rows of pixels are snapped.
  /// - Parameters:
  ///   - flat: the symbol, flattened in the same form.
  ///   - height: the height of a box of 24 units, in points.
  /// - Throws: ``SymbolError`` if the library has no such symbol.
  package func picture(
    _ flat: FlatSymbol, _ variant: FlatSymbol.Variant, height: Double
  ) throws(SymbolError) -> DisplayList {
    let placement = flat.placement
    let points = height / SymbolBox.side
    let symbol = try resolved(flat.name, variant, factor: points * placement.factor)
    let corner = placement.map * Point.zero
    let origin = Point(corner.x * points, corner.y * points)
    let painter = SymbolPainter(painting(variant.mode), tint: .black)
    return DisplayList(
      width: placement.width * points, height: placement.height * points,
      items: painter.items(symbol, at: origin), altText: symbol.altText,
      firstBaseline: placement.baseline * points)
  }
}
