internal import SymtextDrawing
internal import SymtextGraphics

/// Glyphs or a shape that take away what was drawn before them.
struct ClearingShape {
  private enum Content {
    case glyphs(GlyphRun)
    case path(Path)
  }

  private let content: Content
  /// What moves its points to those of what it clears; `nil` for nothing.
  private var map: Affine?

  /// The glyphs, where they stand as they do in their run; `nil` for all else.
  var run: GlyphRun? {
    guard case .glyphs(let run) = content, map == nil else { return nil }
    return run
  }

  /// The shape that is taken away, in points, y down.
  var outline: Path {
    let path =
      switch content {
      case .glyphs(let run): run.outline
      case .path(let path): path
      }
    return map.map { path.transformed(by: $0) } ?? path
  }

  /// The same among points that a map would move here.
  func moved(by map: Affine) -> ClearingShape {
    var moved = self
    moved.map = self.map.map { map * $0 } ?? map
    return moved
  }

  /// What clears of some steps: their own, not those of groups or of what is described.
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
