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
    painter.painting = symbol.painting(of: painting)
    let (mode, tint) = painter.modeAndTint(of: symbol)
    let isGroup = tint.alpha < 1 && mode != .palette && mode != .multicolor
    let layerTint = isGroup ? tint.opaque : tint
    let place = PartPlace(
      symbol, at: origin, tint: layerTint,
      looks: painter.looks(of: symbol, mode: mode, tint: layerTint))
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
    let lit = strokes?.part(of: part.layer) ?? layer.map { self.part(of: $0) } ?? .all
    let color: Color
    switch layer == nil ? .painted(place.tint) : place.looks[part.layer] {
    case .painted(let own): color = own
    case .hidden:
      (painted.outline, painted.lines, painted.solids) = (Path(), [], [])
      color = place.tint
    case .cut:
      guard layer?.erases == false else { return painted }
      switch lit {
      case .all: break
      // An unlit cut is closed: a moving part has no faint cut.
      case .dimmed, .none: (painted.outline, painted.lines, painted.solids) = (Path(), [], [])
      case .drawn(let path):
        painted.outline = path.transformed(by: place.map)
        (painted.lines, painted.solids) = ([], [])
      }
      return painted
    }
    let dimmed = color.multiplyingOpacity(by: SymbolPainting.unlitOpacity)
    painted.paint = paint(color, across: place.box)
    switch lit {
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
