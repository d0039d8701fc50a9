internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextTextLayout

/// The position and the paint settings of a symbol's parts.
struct PartPlace {
  /// The map from points at the glyphs' origin to those of the picture, y down.
  let map: Affine
  /// The box that gradients span.
  let box: Rect
  /// The colour of parts without their own.
  let tint: Color
  /// The effect of each layer.
  let looks: [LayerLook]

  init(_ symbol: ResolvedSymbol, at origin: Point, tint: Color, looks: [LayerLook]) {
    let place = origin - Vector(0, symbol.baselineShift)
    map = .translation(place.x, place.y)
    box = symbol.alignmentRect.offsetBy(origin - .zero)
    (self.tint, self.looks) = (tint, looks)
  }
}
