package import FontGlyphs
internal import Geometry
internal import TextLayout

extension ResolvedSymbol {
  /// How lines make a part; of some contours of a layer only those that lie in them.
  package func drawing(of part: SymbolPart) -> SymbolDrawing? {
    guard var drawing, drawing.layers.indices.contains(part.layer) else { return nil }
    guard let chosen = part.contours, let strokes = drawing.layers[part.layer],
      let glyph = layers.indices.contains(part.layer) ? layers[part.layer].glyphs[scale] : glyph
    else { return drawing }
    let all = font.outline(of: glyph).contours
    let contours = chosen.filter { all.indices.contains($0) }.map { all[$0] }
    let shape = contours.map {
      $0.flattened(tolerance: font.size / Self.steps).first?.points ?? []
    }
    let boxes = contours.compactMap(\.bounds)
    let toPoints = font.size / Double(font.face.unitsPerEm)
    let place = Affine.scale(toPoints, -toPoints) * drawing.placement
    drawing.layers[part.layer] = strokes.compactMap { stroke in
      var own = stroke
      own.path = Path()
      for contour in stroke.path.contours {
        guard case .move(let start)? = contour.elements.first else { continue }
        let point = place * start
        // A centre line lies in the ink; the edge of what is filled lies on its own edge.
        let isOwn =
          stroke.isLine || stroke.isSolid
          ? shape.reduce(0) { $0 + Polygon.winding($1, point) } != 0
          : boxes.contains { $0.insetBy(dx: -toPoints, dy: -toPoints).holds(point) }
        if isOwn { own.path.append(contour) }
      }
      return own.path.isEmpty ? nil : own
    }
    return drawing
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
