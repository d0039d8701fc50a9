internal import SymtextFonts
internal import SymtextFontGlyphs
internal import SymtextSymbols
package import SymtextGraphics
internal import SymtextTextLayout

extension ResolvedSymbol {
  /// How pens draw parts: along their lines, as the guide points of a template say, or along
  /// the edges of what has neither.
  /// - Returns: one for each part; `nil` for what has no outline, and for what clears without lines.
  package func lines(of parts: [SymbolPart]) -> [PartLines?] {
    let drawing = drawing
    let unit = capHeight * DrawingGrid.unit * scale.factor
    let halfWidth = (strokeWidth ?? WeightLaw.stroke(axisValue: 400, scale: scale) * capHeight) / 2
    return parts.map { part in
      let layer = layers.indices.contains(part.layer) ? layers[part.layer] : nil
      let clears = layer?.clears == .all
      if let drawing, let strokes = strokes(of: part, in: drawing),
        strokes.contains(where: \.isLine)
      {
        return PartLines(
          strokes, halfWidth: drawing.halfWidth, toPoints: toPoints * drawing.placement)
      }
      if unit > 0, let cutOutline = cutOutline(of: part) {
        return PartLines(
          cutOutline: cutOutline, halfWidth: drawing?.halfWidth ?? halfWidth / unit, unit: unit)
      }
      let outline = outline(of: part)
      guard !clears, unit > 0, !outline.isEmpty else { return nil }
      return PartLines(
        outline: outline.transformed(by: .scale(1 / unit, 1 / unit)),
        halfWidth: drawing?.halfWidth ?? halfWidth / unit,
        toPoints: .scale(unit, unit))
    }
  }

  /// What parts were drawn as: their centre lines and edges where those are known, else their outlines, in points
  /// from the symbol's origin, y down; and whether any of it is filled.
  package func guides(of parts: [SymbolPart]) -> [(path: Path, isFilled: Bool)] {
    let drawing = drawing
    return parts.map { part in
      guard let drawing, let strokes = strokes(of: part, in: drawing), !strokes.isEmpty else {
        return (outline(of: part), true)
      }
      return (
        strokes.reduce(into: Path()) { $0.append($1.path) }
          .transformed(by: toPoints * drawing.placement),
        strokes.contains { !$0.isLine }
      )
    }
  }

  /// From font units, y up, to points, y down.
  private var toPoints: Affine {
    let scale = font.size / Double(font.face.unitsPerEm)
    return .scale(scale, -scale)
  }

  /// The outline of a part at rest: points from the symbol's origin, y down.
  package func outline(of part: SymbolPart) -> Path {
    let glyph =
      layers.isEmpty
      ? glyph : layers.indices.contains(part.layer) ? layers[part.layer].glyphs[scale] : nil
    guard let glyph else { return Path() }
    let outline = font.outline(of: glyph)
    guard let chosen = part.contours else { return outline }
    let all = outline.contours
    return chosen.filter { all.indices.contains($0) }.reduce(into: Path()) { $0.append(all[$1]) }
  }

  /// The strokes that make a part; of some contours of a layer only those that lie in them.
  private func strokes(of part: SymbolPart, in drawing: SymbolDrawing) -> [Stroker.Stroke]? {
    guard drawing.layers.indices.contains(part.layer), let strokes = drawing.layers[part.layer]
    else { return nil }
    guard part.contours != nil else { return strokes }
    let contours = outline(of: part).contours
    let shape = contours.map {
      $0.flattened(tolerance: font.size / Self.steps).first?.points ?? []
    }
    let boxes = contours.compactMap(\.bounds)
    let place = toPoints * drawing.placement
    let unit = toPoints.a
    return strokes.compactMap { stroke in
      var own = stroke
      own.path = Path()
      for contour in stroke.path.contours {
        guard case .move(let start)? = contour.elements.first else { continue }
        let point = place * start
        // A centre line lies in the ink; the edge of what is filled lies on its own edge.
        let isOwn =
          stroke.isLine || stroke.isSolid
          ? shape.reduce(0) { $0 + Polygon.winding($1, point) } != 0
          : boxes.contains { $0.insetBy(dx: -unit, dy: -unit).holds(point) }
        if isOwn { own.path.append(contour) }
      }
      return own.path.isEmpty ? nil : own
    }
  }

  /// Chords stray from curves by so many parts of an em.
  private static let steps = 200.0
}

extension Rect {
  /// Whether a point lies in it or on its edge.
  fileprivate func holds(_ point: Point) -> Bool {
    minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
  }
}
