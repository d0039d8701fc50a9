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

  /// The step without what a shape covers.
  /// - Returns: `nil` when nothing is left.
  fileprivate func without(_ shape: Path, in box: Rect, tolerance: Double) -> OutlinedItem? {
    switch self {
    case .path(let path, let paint):
      return Self.cut(path, shape, in: box, tolerance: tolerance).map { .path($0, paint) }
    case .image(let image, let paint, let clip):
      let whole = clip ?? Path.roundedRect(image.frame, radiusX: 0, radiusY: 0)
      guard whole.bounds?.intersects(box) ?? false else { return self }
      return Self.cut(whole, shape, in: box, tolerance: tolerance)
        .map { .image(image, paint, clip: $0) }
    case .group(let items, let opacity):
      let rest = items.compactMap { $0.without(shape, in: box, tolerance: tolerance) }
      return rest.isEmpty ? nil : .group(rest, opacity: opacity)
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

  /// The step with its opacity multiplied; `nil` for a group, whose steps would show through each other.
  fileprivate func opacity(_ factor: Double) -> OutlinedItem? {
    switch self {
    case .path(let path, let paint): .path(path, paint.opacity(factor))
    case .image(let image, .original(let opacity), let clip):
      .image(image, .original(opacity: opacity * factor), clip: clip)
    case .image(let image, .template(let color), let clip):
      .image(image, .template(color.opacity(factor)), clip: clip)
    case .group: nil
    }
  }
}

extension OutlinedItem {
  /// The steps of a picture or a group.
  /// - Parameter tolerance: how far chords may stray from their curves where shapes are cut, in points.
  static func items(_ items: [DisplayItem], tolerance: Double) -> [OutlinedItem] {
    var result: [OutlinedItem] = []
    add(items, tolerance: tolerance, to: &result)
    return result
  }

  private static func add(
    _ items: [DisplayItem], tolerance: Double, to result: inout [OutlinedItem]
  ) {
    for item in items {
      switch item {
      case .fill(let path, let paint):
        if !paint.isClear && !path.isEmpty { result.append(.path(path, paint)) }
      case .glyphs(let run, let paint):
        let outline = run.outline
        if !paint.isClear && !outline.isEmpty { result.append(.path(outline, paint)) }
      case .image(let image, let paint):
        if item.bounds != nil && !paint.isClear { result.append(.image(image, paint, clip: nil)) }
      case .clear(let run):
        let shape = run.outline
        guard let box = shape.bounds else { continue }
        result = result.compactMap { $0.without(shape, in: box, tolerance: tolerance) }
      case .group(let items, let opacity):
        result += group(Self.items(items, tolerance: tolerance), opacity: opacity)
      case .described(_, let items): add(items, tolerance: tolerance, to: &result)
      }
    }
  }

  private static func group(_ items: [OutlinedItem], opacity: Double) -> [OutlinedItem] {
    guard opacity > 0, !items.isEmpty else { return [] }
    guard opacity < 1 else { return items }
    if items.count == 1, let thinned = items[0].opacity(opacity) { return [thinned] }
    return [.group(items, opacity: opacity)]
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

extension ImagePaint {
  /// Whether nothing can be seen of an image.
  fileprivate var isClear: Bool {
    switch self {
    case .original(let opacity): !(opacity > 0)
    case .template(let color): color.alpha <= 0
    }
  }
}
