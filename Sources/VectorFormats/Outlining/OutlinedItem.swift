internal import SymtextFonts
internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextOpenType
internal import SymtextTextLayout

/// A drawing step for formats that only have shapes.
///
/// Clearing shapes are subtracted, and groups remain only if they reduce the opacity of several steps together.
///
/// Coordinates are in points, y down.
indirect enum OutlinedItem {
  /// A shape filled by the nonzero rule.
  case path(Path, Paint)
  /// Glyphs that form one shape.
  case glyphs(GlyphRun, Paint)
  /// An image and its clip; `nil` for the whole image.
  case image(PlacedImage, ImagePaint, clip: Path?)
  /// Steps that are drawn together before their opacity is multiplied.
  case group([OutlinedItem], opacity: Double)
  /// Steps that are blended onto others, before both are drawn over the backdrop.
  case composite([OutlinedItem], CompositeMode, onto: [OutlinedItem])
  /// Glyphs that show a part of a text, if text is kept.
  case text(GlyphRun, Paint)
  /// An image or a text with an invertible transform.
  case transformed(OutlinedItem, by: Affine)
  /// Steps with a description, if text is kept.
  case described(OutlinedDescription)
  /// A link area.
  case link(LinkArea)

  /// Visits the leaf steps in painting order.
  func forEachLeaf(_ visit: (OutlinedItem) -> Void) {
    func visitAll(_ items: [OutlinedItem]) { for item in items { item.forEachLeaf(visit) } }
    switch self {
    case .path, .glyphs, .text, .image, .link: visit(self)
    case .group(let items, _): visitAll(items)
    case .composite(let source, _, let backdrop): visitAll(backdrop + source)
    case .transformed(let item, _): item.forEachLeaf(visit)
    case .described(let description): visitAll(description.items)
    }
  }

  /// Returns the step without the area of a shape.
  /// - Returns: `nil` if nothing is left.
  func without(_ shape: Path, in box: Rect, tolerance: Double) -> OutlinedItem? {
    switch self {
    case .path(let path, let paint):
      return Self.cut(path, shape, in: box, tolerance: tolerance).map { .path($0, paint) }
    case .glyphs(let run, let paint), .text(let run, let paint):
      let outline = run.outline
      guard outline.bounds?.intersects(box) ?? false else { return self }
      return Self.cut(outline, shape, in: box, tolerance: tolerance).map { .path($0, paint) }
    case .transformed(let item, let map):
      guard let back = map.inverse else { return self }
      return item.without(
        shape.transformed(by: back), in: back * box,
        tolerance: tolerance * abs(back.determinant).squareRoot()
      )?.moved(by: map)
    case .image(let image, let paint, let clip):
      let whole = clip ?? Path.roundedRect(image.frame, radiusX: 0, radiusY: 0)
      guard whole.bounds?.intersects(box) ?? false else { return self }
      return Self.cut(whole, shape, in: box, tolerance: tolerance)
        .map { .image(image, paint, clip: $0) }
    case .group(let items, let opacity):
      let rest = items.compactMap { $0.without(shape, in: box, tolerance: tolerance) }
      return rest.isEmpty ? nil : .group(rest, opacity: opacity)
    case .composite(let source, let mode, let backdrop):
      func rest(_ items: [OutlinedItem]) -> [OutlinedItem] {
        items.compactMap { $0.without(shape, in: box, tolerance: tolerance) }
      }
      return .composite(rest(source), mode, onto: rest(backdrop))
    case .described(var description):
      description.items = description.items.compactMap {
        $0.without(shape, in: box, tolerance: tolerance)
      }
      return .described(description)
    case .link: return self
    }
  }

  /// Applies a transform: to the points of shapes, or as a wrapper around images and text.
  func moved(by map: Affine?) -> OutlinedItem {
    guard let map else { return self }
    switch self {
    case .path(let path, let paint):
      return .path(path.transformed(by: map), paint.transformed(by: map))
    case .glyphs(let run, let paint):
      return .path(run.outline.transformed(by: map), paint.transformed(by: map))
    case .image, .group, .composite, .text, .transformed, .described, .link:
      return .transformed(self, by: map)
    }
  }

  private static func cut(
    _ path: Path, _ shape: Path, in box: Rect, tolerance: Double
  ) -> Path? {
    guard path.bounds?.intersects(box) ?? false else { return path }
    guard let rest = path.combined(.difference, with: shape, tolerance: tolerance) else {
      return path
    }
    return rest.isEmpty ? nil : rest
  }

  /// Multiplies the opacity.
  ///
  /// Returns `nil` for several steps, because they would show through each other.
  func multiplyingOpacity(by factor: Double) -> OutlinedItem? {
    switch self {
    case .path(let path, let paint): .path(path, paint.multiplyingOpacity(by: factor))
    case .glyphs(let run, let paint): .glyphs(run, paint.multiplyingOpacity(by: factor))
    case .text(let run, let paint): .text(run, paint.multiplyingOpacity(by: factor))
    case .transformed(let item, let map):
      item.multiplyingOpacity(by: factor).map { .transformed($0, by: map) }
    case .image(let image, .original(let opacity), let clip):
      .image(image, .original(opacity: opacity * factor), clip: clip)
    case .image(let image, .template(let color), let clip):
      .image(image, .template(color.multiplyingOpacity(by: factor)), clip: clip)
    case .link: self
    case .group, .composite, .described: nil
    }
  }
}
