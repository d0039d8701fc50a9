internal import SymtextFontGlyphs
internal import SymtextGraphics
internal import SymtextSymbolText
internal import SymtextSymbols

/// The drawing grid on which a build reads a template: x = 12 lies in the middle between its margins, and y = 12 in the
/// middle of the cap height.
///
/// The grid of the symbol's own drawing may lie elsewhere, because icons have their margins beside their ink.
struct TemplateSpace {
  /// The map from the grid of the symbol's drawing.
  let fromDrawing: Affine
  /// The middle of the outlines of painted layers at Regular, on this grid; `nil` without outlines.
  let middle: Point?

  /// - Parameter sheet: The template of the symbol.
  init(_ entry: SymbolFont.Entry, of library: SymbolLibrary, _ sheet: TemplateSheet) {
    guard let regular = sheet.variants.first(where: { $0.weight == .regular && $0.scale == .small })
    else {
      (fromDrawing, middle) = (.identity, nil)
      return
    }
    let points = TemplateSheet.capHeight / Double(FontUnits.capHeight)
    let toPoints =
      Affine.scale(points, -points)
      * FontUnits.fromDrawing(
        .small,
        x: regular.advance / points / 2 - DrawingGrid.size / 2
          * FontUnits.perDrawingUnit(.small),
        middle: DrawingGrid.size / 2)
    let fromPoints = toPoints.inverse ?? .identity
    let placement = library.font.placement(of: entry.index, scale: .small, weight: 0)
    fromDrawing =
      placement.map { Self.exact(fromPoints * .scale(points, -points) * $0) } ?? .identity
    let painted = regular.paths.indices.filter { index in
      !(sheet.layers.indices.contains(index) && sheet.layers[index].clearsInMonochrome)
    }
    middle = painted.compactMap { regular.paths[$0].bounds }.union.map { fromPoints * $0.middle }
  }

  /// Returns the identity for a movement of less than a font unit, which comes from rounding.
  private static func exact(_ map: Affine) -> Affine {
    let unit = 1 / FontUnits.perDrawingUnit(.small)
    return max(abs(map.tx), abs(map.ty)) < unit ? .identity : map
  }
}
