internal import SymtextSymbols
internal import SymtextDrawing
internal import SymtextFontGlyphs
internal import SymtextGraphics
internal import SymtextOpenType
internal import SymtextTextLayout

/// Draws the parts of an animated symbol.
struct PosedParts {
  private let symbol: ResolvedSymbol

  init(_ symbol: ResolvedSymbol) { self.symbol = symbol }

  /// Adds a part in a pose.
  /// - Parameter paint: `nil` for a clearing part.
  func add(_ part: SymbolPart, _ pose: LayerPose, paint: Paint?, to steps: inout LayerSteps) {
    guard !pose.isHidden, let glyph = glyph(of: part) else { return }
    if let shape = pose.shape {
      if let paint {
        steps.fill(shape.outline, shape.paint ?? paint, pose)
      } else {
        steps.cut(shape.outline, pose)
      }
      return
    }
    guard pose.isDrawn else {
      addDrawn(part, pose, paint: paint, to: &steps)
      return
    }
    if part.contours != nil {
      let path = symbol.outline(of: part)
      if let paint { steps.fill(path, paint, pose) } else { steps.cut(path, pose) }
    } else if let paint {
      steps.paint(glyph, paint, pose)
    } else if pose.gap > 0 {
      steps.clear(glyph, pose)
    }
  }

  /// Cuts the lit portion of a part out of the layers behind it.
  /// - Parameter filling: The paint that makes an unlit cut faint.
  func cut(
    _ part: SymbolPart, _ pose: LayerPose, _ lit: LitPart, filling: Paint,
    to steps: inout LayerSteps
  ) {
    if case .none = lit { return }
    add(part, pose, paint: nil, to: &steps)
    switch lit {
    case .all, .none: break
    case .dimmed: add(part, pose, paint: filling, to: &steps)
    case .drawn(let path):
      add(part, pose, paint: filling, to: &steps)
      if part.contours == nil { steps.cut(path, pose) }
    }
  }

  /// Adds the part drawn by pens so far.
  private func addDrawn(
    _ part: SymbolPart, _ pose: LayerPose, paint: Paint?, to steps: inout LayerSteps
  ) {
    guard let (lines, solids) = part.lines?.outline(pose.drawn) else { return }
    let shapes = (solids + [(lines, 1)]).filter { !$0.outline.isEmpty }
    if let paint {
      steps.fill(shapes, paint, pose)
    } else {
      for shape in shapes { steps.cut(shape.outline, pose) }
    }
  }

  private func glyph(of part: SymbolPart) -> GlyphID? {
    symbol.layers.isEmpty
      ? symbol.glyph
      : symbol.layers.indices.contains(part.layer)
        ? symbol.layers[part.layer].glyphs[symbol.scale] : nil
  }
}
