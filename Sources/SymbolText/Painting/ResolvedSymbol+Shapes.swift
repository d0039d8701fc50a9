internal import SymtextFonts
internal import SymtextFontGlyphs
internal import SymtextSymbols
package import SymtextGraphics
internal import SymtextTextLayout

extension ResolvedSymbol {
  /// Returns the lines by which pens draw parts: designed strokes, guide points of a template, or edges of outlines.
  /// - Returns: one for each part; `nil` for a part without an outline, and for a clearing part without lines.
  package func lines(of parts: [SymbolPart]) -> [PartLines?] {
    let drawing = drawing
    let unit = capHeight * DrawingGrid.unit * scale.factor
    let halfWidth = (strokeWidth ?? WeightLaw.stroke(axisValue: 400, scale: scale) * capHeight) / 2
    var all = parts.map { part -> PartLines? in
      let layer = layers.indices.contains(part.layer) ? layers[part.layer] : nil
      let clears = layer?.clears == .all
      let strokes = drawing.flatMap { self.strokes(of: part, in: $0) }
      if clears, let drawing, let strokes,
        let gap = PartLines.gap(
          strokes, halfWidth: drawing.halfWidth, toPoints: toPoints * drawing.placement)
      {
        return gap
      }
      if let drawing, let strokes, strokes.contains(where: \.isLine) {
        return PartLines(
          strokes, halfWidth: drawing.halfWidth, toPoints: toPoints * drawing.placement)
      }
      if unit > 0, let cutOutline = cutOutline(of: part) {
        return PartLines(
          cutOutline: cutOutline, halfWidth: drawing?.halfWidth ?? halfWidth / unit, unit: unit)
      }
      guard unit > 0 else { return nil }
      let outline = outline(of: part).transformed(by: .scale(1 / unit, 1 / unit))
      guard !outline.isEmpty else { return nil }
      let (half, map) = (drawing?.halfWidth ?? halfWidth / unit, Affine.scale(unit, unit))
      return clears
        ? PartLines(GapShapes(outline, halfWidth: half), halfWidth: half, toPoints: map)
        : PartLines(outline: outline, halfWidth: half, toPoints: map)
    }
    for index in all.indices.dropLast()
    where clears(parts[index]) && !clears(parts[index + 1]) {
      if let next = all[index + 1] { all[index]?.follow(next) }
      // Room for a badge opens as a whole.
      if all[index]?.lines.contains(where: \.way.isClosed) ?? false { all[index] = nil }
      guard isSlash(parts[index]), all[index] != nil else { continue }
      all[index]?.addLooseEnds(of: ink(of: parts[..<index], tolerance: unit / 50))
    }
    return all
  }

  private func isSlash(_ part: SymbolPart) -> Bool {
    layers.indices.contains(part.layer) && layers[part.layer].tag == .slash
  }

  /// Returns the ink of some parts, back to front, without the parts that others clear.
  private func ink(of parts: ArraySlice<SymbolPart>, tolerance: Double) -> Path {
    parts.reduce(into: Path()) { ink, part in
      let outline = outline(of: part)
      guard !outline.isEmpty else { return }
      ink =
        ink.combined(clears(part) ? .difference : .union, with: outline, tolerance: tolerance)
        ?? ink
    }
  }

  private func clears(_ part: SymbolPart) -> Bool {
    layers.indices.contains(part.layer) && layers[part.layer].clears == .all
  }

  /// Returns the shapes of parts that can become others: designed lines where they are known, otherwise outlines.
  package func morphShapes(of parts: [SymbolPart]) -> [[MorphShape]] {
    let drawing = drawing
    return parts.map { part in
      let strokes = drawing.flatMap { self.strokes(of: part, in: $0) } ?? []
      guard let drawing, !strokes.isEmpty,
        strokes.allSatisfy({ $0.isLine && $0.yielding == nil && $0.style.stretch == .identity })
      else { return outline(of: part).contours.map { MorphShape(path: $0, halfWidth: nil) } }
      let map = toPoints * drawing.placement
      let scale = abs(map.determinant).squareRoot()
      return strokes.flatMap { stroke in
        stroke.path.contours.map {
          MorphShape(
            path: $0.transformed(by: map),
            halfWidth: stroke.pen.halfWidth(drawing.halfWidth) * scale, style: stroke.style)
        }
      }
    }
  }

  /// Returns the designed paths of parts, in points from the symbol's origin, y down, and whether any of a part is
  /// filled.
  ///
  /// These are centre lines and edges if known, otherwise outlines.
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

  /// The map from font units, y up, to points, y down.
  private var toPoints: Affine { font.unitsToPoints }

  /// Returns the outline of a part at rest: points from the symbol's origin, y down.
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

  /// Returns the strokes of a part; for some contours of a layer, only the strokes inside them.
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
        // A centre line lies in the ink; the edge of a filled shape coincides with an edge of the ink.
        let isOwn =
          stroke.isLine || stroke.isSolid
          ? shape.reduce(0) { $0 + Polygon.winding($1, point) } != 0
          : boxes.contains { $0.insetBy(dx: -unit, dy: -unit).holds(point) }
        if isOwn { own.path.append(contour) }
      }
      return own.path.isEmpty ? nil : own
    }
  }

  /// The number of flattening tolerances in an em.
  private static let steps = 200.0
}

extension Rect {
  /// Whether a point lies in the rectangle or on its edge.
  fileprivate func holds(_ point: Point) -> Bool {
    minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
  }
}
