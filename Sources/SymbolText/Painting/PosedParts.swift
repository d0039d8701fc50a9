internal import Drawing
internal import FontGlyphs
internal import Geometry
internal import OpenType
internal import TextLayout

/// What is drawn of a symbol's parts while they move.
struct PosedParts {
  private let symbol: ResolvedSymbol
  /// From font units, y up, to points, y down.
  private let toPoints: Affine

  init(_ symbol: ResolvedSymbol) {
    self.symbol = symbol
    let scale = symbol.font.size / Double(symbol.font.face.unitsPerEm)
    toPoints = .scale(scale, -scale)
  }

  /// Adds what a part looks like.
  /// - Parameter paint: `nil` for what clears.
  func add(_ part: SymbolPart, _ pose: LayerPose, paint: Paint?, to steps: inout LayerSteps) {
    guard !pose.isHidden, let glyph = glyph(of: part) else { return }
    guard pose.isDrawn else {
      addDrawn(part, pose, paint: paint, to: &steps)
      return
    }
    if let contours = part.contours {
      let all = symbol.font.outline(of: glyph).contours
      var path = Path()
      for contour in contours where all.indices.contains(contour) { path.append(all[contour]) }
      if let paint { steps.fill(path, paint, pose) } else { steps.cut(path, pose) }
    } else if let paint {
      steps.paint(glyph, paint, pose)
    } else if pose.gap > 0 {
      steps.clear(glyph, pose)
    }
  }

  /// The part of a layer's lines that is there; what is no line comes as the first quarter of it is drawn.
  private func addDrawn(
    _ part: SymbolPart, _ pose: LayerPose, paint: Paint?, to steps: inout LayerSteps
  ) {
    guard let drawing = symbol.drawing(of: part) else { return }
    let (lines, solids) = drawing.outline(of: part.layer, part: pose.drawn)
    let share = min((pose.drawn.upperBound - pose.drawn.lowerBound) / PaintedPart.solidShare, 1)
    for (path, opacity) in [(solids, share), (lines, 1)] where !path.isEmpty {
      let shape = path.transformed(by: toPoints)
      if let paint {
        steps.fill(shape, paint.opacity(opacity), pose)
      } else {
        steps.cut(shape, pose)
      }
    }
  }

  private func glyph(of part: SymbolPart) -> GlyphID? {
    symbol.layers.isEmpty
      ? symbol.glyph
      : symbol.layers.indices.contains(part.layer)
        ? symbol.layers[part.layer].glyphs[symbol.scale] : nil
  }
}
