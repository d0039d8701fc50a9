package import SymtextDrawing
package import SymtextGraphics

/// A drawing step for formats of other modules that only have shapes.
///
/// Clearing shapes are subtracted, text becomes outlines, and groups remain only if they reduce the opacity of several
/// steps together.
///
/// Coordinates are in points, y down.
package indirect enum DrawnShape {
  /// A shape filled by the nonzero rule.
  case path(Path, Paint)
  /// An image, its clip (`nil` for the whole image), and the transform of both.
  case image(PlacedImage, ImagePaint, clip: Path?, by: Affine)
  /// Steps that are drawn together before their opacity is multiplied.
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
  /// Returns the steps as shapes.
  /// - Parameter tolerance: The maximal deviation of chords from curves where shapes are cut, in points.
  package func shapes(tolerance: Double) -> [DrawnShape] {
    DisplayItemOutliner(tolerance: tolerance, keepsText: false, keepsPaints: false).items(self)
      .compactMap { DrawnShape($0, by: .identity) }
  }
}
