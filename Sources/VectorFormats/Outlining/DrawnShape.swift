package import SymtextDrawing
package import SymtextGraphics

/// A step of drawing for formats of other modules that know shapes only: what clears is taken away from the shapes
/// that it clears, text is its outlines, and groups are left only where they thin several steps together.
///
/// Points, y down.
package indirect enum DrawnShape {
  /// A shape filled by the nonzero rule.
  case path(Path, Paint)
  /// An image, the shape to which it is cut, `nil` for all of it, and the map that moves both.
  case image(PlacedImage, ImagePaint, clip: Path?, by: Affine)
  /// Steps whose opacity is multiplied when they have been drawn together.
  case group([DrawnShape], opacity: Double)

  fileprivate init?(_ item: OutlinedItem, by map: Affine) {
    switch item {
    case .path(let path, let paint):
      self = .path(path.transformed(by: map), paint.transformed(by: map))
    case .glyphs(let run, let paint), .text(let run, let paint):
      self = .path(run.outline.transformed(by: map), paint.transformed(by: map))
    case .image(let image, let paint, let clip): self = .image(image, paint, clip: clip, by: map)
    case .group(let items, let opacity):
      self = .group(items.compactMap { DrawnShape($0, by: map) }, opacity: opacity)
    case .composite(let source, _, let backdrop):
      self = .group((backdrop + source).compactMap { DrawnShape($0, by: map) }, opacity: 1)
    case .transformed(let item, let own): self.init(item, by: map * own)
    case .described, .link: return nil
    }
  }
}

extension [DisplayItem] {
  /// The steps as shapes.
  /// - Parameter tolerance: how far chords may stray from their curves where shapes are cut, in points.
  package func shapes(tolerance: Double) -> [DrawnShape] {
    DisplayItemOutliner(tolerance: tolerance, keepsText: false, keepsPaints: false).items(self)
      .compactMap { DrawnShape($0, by: .identity) }
  }
}
