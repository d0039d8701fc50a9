internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextTextLayout

/// Where the parts of a symbol stand, and what they are painted with.
struct PartPlace {
  /// From points at the glyphs' origin to those of the picture, y down.
  let map: Affine
  /// What a gradient goes across.
  let box: Rect
  /// The colour of what has none of its own.
  let tint: Color
  let mode: RenderingMode

  init(_ symbol: ResolvedSymbol, at origin: Point, tint: Color, mode: RenderingMode) {
    let place = origin - Vector(0, symbol.baselineShift)
    map = .translation(place.x, place.y)
    box = symbol.alignmentRect.offsetBy(origin - .zero)
    (self.tint, self.mode) = (tint, mode)
  }
}
