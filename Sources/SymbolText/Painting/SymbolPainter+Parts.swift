internal import SymtextSymbols
internal import SymtextFonts
package import SymtextGraphics
internal import SymtextDrawing
internal import SymtextFontGlyphs
internal import SymtextTextLayout

extension SymbolPainter {
  /// Returns the painting of each part of a symbol, as in ``items(_:at:parts:poses:)``, for parts that move separately.
  /// - Returns: one for each part, and the common opacity.
  package func paintedParts(
    _ symbol: ResolvedSymbol, at origin: Point, parts: [SymbolPart]
  ) -> (parts: [PaintedPart], opacity: Double) {
    var painter = self
    painter.painting = painting.applying(symbol.configuration)
    let mode = painter.mode(of: symbol)
    let tint = painter.painting.resolved(painter.painting.layers.color ?? .tint, tint: tint)
    let isGroup = tint.alpha < 1 && mode != .palette && mode != .multicolor
    let place = PartPlace(symbol, at: origin, tint: isGroup ? tint.opaque : tint, mode: mode)
    let strokes = DrawnStrokes(symbol, painter.painting)
    return (
      parts.map { painter.painted($0, of: symbol, place, strokes) }, isGroup ? tint.alpha : 1
    )
  }

  private func painted(
    _ part: SymbolPart, of symbol: ResolvedSymbol, _ place: PartPlace, _ strokes: DrawnStrokes?
  ) -> PaintedPart {
    let layer = symbol.layers.indices.contains(part.layer) ? symbol.layers[part.layer] : nil
    let glyph = symbol.layers.isEmpty ? symbol.glyph : layer?.glyphs[symbol.scale]
    let ink = glyph.flatMap { symbol.font.inkBounds(of: $0) }?.middle ?? .zero
    var painted = PaintedPart(
      outline: symbol.outline(of: part).transformed(by: place.map), middle: place.map * ink,
      lines: part.lines?.painted(place.map))
    if let lines = part.lines, painted.lines != nil {
      painted.solids = lines.solids.map { ($0.outline.transformed(by: place.map), $0.presence) }
    }
    if let layer, layer.clears(in: place.mode) { return painted }
    if layer?.opacity(in: place.mode) == 0 {
      (painted.outline, painted.lines, painted.solids) = (Path(), [], [])
    }
    let color = layer.map { self.color(of: $0, mode: place.mode, tint: place.tint) } ?? place.tint
    let dimmed = color.multiplyingOpacity(by: SymbolPainting.unlitOpacity)
    painted.paint = paint(color, across: place.box)
    switch strokes?.part(of: part.layer) ?? layer.map({ self.part(of: $0) }) ?? .all {
    case .all: break
    case .dimmed: painted.paint = paint(dimmed, across: place.box)
    case .none:
      painted.outline = Path()
      painted.lines = []
      painted.solids = []
    case .drawn(let path):
      painted.paint = paint(dimmed, across: place.box)
      if part.contours == nil {
        let shape = path.transformed(by: place.map)
        painted.shown = [.fill(shape, paint(color, across: place.box))]
      }
    }
    return painted
  }
}
