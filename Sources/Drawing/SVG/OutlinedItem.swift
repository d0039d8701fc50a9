internal import Colors
internal import Geometry
internal import TextLayout

/// A step of drawing for outputs that know shapes only: what clears is taken away from the shapes that it
/// clears, and groups are left only where they thin several steps together.
///
/// Points, y down.
indirect enum OutlinedItem {
  /// A shape filled by the nonzero rule.
  case path(Path, Paint)
  /// An image, and the shape to which it is cut; `nil` for all of it.
  case image(PlacedImage, ImagePaint, clip: Path?)
  /// Steps whose opacity is multiplied when they have been drawn together.
  case group([OutlinedItem], opacity: Double)
  /// Glyphs that show a part of a text, where text is kept.
  case text(GlyphRun, Paint)
  /// Steps that show what is called something, where text is kept.
  case described(OutlinedDescription)

  /// The step without what a shape covers.
  /// - Returns: `nil` when nothing is left.
  func without(_ shape: Path, in box: Rect, tolerance: Double) -> OutlinedItem? {
    switch self {
    case .path(let path, let paint):
      return Self.cut(path, shape, in: box, tolerance: tolerance).map { .path($0, paint) }
    case .text(let run, let paint):
      let outline = run.outline
      guard outline.bounds?.intersects(box) ?? false else { return self }
      return Self.cut(outline, shape, in: box, tolerance: tolerance).map { .path($0, paint) }
    case .image(let image, let paint, let clip):
      let whole = clip ?? Path.roundedRect(image.frame, radiusX: 0, radiusY: 0)
      guard whole.bounds?.intersects(box) ?? false else { return self }
      return Self.cut(whole, shape, in: box, tolerance: tolerance)
        .map { .image(image, paint, clip: $0) }
    case .group(let items, let opacity):
      let rest = items.compactMap { $0.without(shape, in: box, tolerance: tolerance) }
      return rest.isEmpty ? nil : .group(rest, opacity: opacity)
    case .described(var description):
      description.items = description.items.compactMap {
        $0.without(shape, in: box, tolerance: tolerance)
      }
      return .described(description)
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

  /// The step with its opacity multiplied; `nil` for several, which would show through each other.
  func opacity(_ factor: Double) -> OutlinedItem? {
    switch self {
    case .path(let path, let paint): .path(path, paint.opacity(factor))
    case .text(let run, let paint): .text(run, paint.opacity(factor))
    case .image(let image, .original(let opacity), let clip):
      .image(image, .original(opacity: opacity * factor), clip: clip)
    case .image(let image, .template(let color), let clip):
      .image(image, .template(color.opacity(factor)), clip: clip)
    case .group, .described: nil
    }
  }
}

extension GlyphRun {
  /// The outlines of all glyphs, in points, y down.
  var outline: Path {
    var path = Path()
    for glyph in glyphs {
      path.append(
        font.outline(of: glyph.id)
          .transformed(by: .translation(glyph.origin.x, glyph.origin.y)))
    }
    return path
  }
}
