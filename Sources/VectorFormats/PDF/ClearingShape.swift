internal import SymtextDrawing
internal import SymtextGraphics

/// Glyphs or a shape that clear the steps before them.
struct ClearingShape {
  private enum Content {
    case glyphs(GlyphRun)
    case path(Path)
  }

  private let content: Content
  /// The transform to the space of the cleared steps; `nil` for none.
  private var map: Affine?

  /// The glyphs, if nothing transforms them; otherwise `nil`.
  var run: GlyphRun? {
    guard case .glyphs(let run) = content, map == nil else { return nil }
    return run
  }

  /// The cleared shape, in points, y down.
  var outline: Path {
    let path =
      switch content {
      case .glyphs(let run): run.outline
      case .path(let path): path
      }
    return map.map { path.transformed(by: $0) } ?? path
  }

  /// Returns the shape with a transform applied to its points.
  func moved(by map: Affine) -> ClearingShape {
    var moved = self
    moved.map = self.map.map { map * $0 } ?? map
    return moved
  }

  /// Returns the clearing shapes of a step, without those in groups and descriptions.
  static func among(_ item: DisplayItem) -> [ClearingShape] {
    switch item {
    case .clear(let run): [ClearingShape(content: .glyphs(run))]
    case .cut(let path): [ClearingShape(content: .path(path))]
    case .transformed(let items, let map):
      map.isDrawable ? items.flatMap { among($0) }.map { $0.moved(by: map) } : []
    case .moving(_, _, let items): items.flatMap { among($0) }
    case .fill, .glyphs, .image, .vectors, .group, .composite, .described, .link: []
    }
  }
}
