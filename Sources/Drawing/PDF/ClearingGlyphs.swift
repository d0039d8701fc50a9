internal import Geometry

/// Glyphs that take away what was drawn before them.
struct ClearingGlyphs {
  let run: GlyphRun
  /// What moves their points to those of what they clear; `nil` for nothing.
  private(set) var map: Affine?

  /// The shape that is taken away, in points, y down.
  var outline: Path { map.map { run.outline.transformed(by: $0) } ?? run.outline }

  /// The same among points that a map would move here.
  func moved(by map: Affine) -> ClearingGlyphs {
    var moved = self
    moved.map = self.map.map { map * $0 } ?? map
    return moved
  }

  /// What clears of some steps: their own, not those of groups or of what is described.
  static func among(_ item: DisplayItem) -> [ClearingGlyphs] {
    switch item {
    case .clear(let run): [ClearingGlyphs(run: run)]
    case .transformed(let items, let map):
      map.isDrawable ? items.flatMap { among($0) }.map { $0.moved(by: map) } : []
    case .fill, .glyphs, .image, .group, .described: []
    }
  }
}
