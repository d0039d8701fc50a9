public import Geometry
internal import TextLayout

/// One step of drawing.
///
/// Points, y down.
public enum DisplayItem: Sendable {
  /// A shape filled by the nonzero rule.
  case fill(Path, Color)
  /// Glyphs.
  case glyphs(GlyphRun, Color)

  /// The box around what is drawn; `nil` when that is nothing.
  public var bounds: Rect? {
    switch self {
    case .fill(let path, _): return path.bounds
    case .glyphs(let run, _):
      var box: Rect?
      for glyph in run.glyphs {
        guard let ink = run.font.inkBounds(of: glyph.id)?.offsetBy(glyph.origin - .zero) else {
          continue
        }
        box = box?.union(ink) ?? ink
      }
      return box
    }
  }

  /// The same step elsewhere.
  public func offsetBy(_ v: Vector) -> DisplayItem {
    guard v != .zero else { return self }
    switch self {
    case .fill(let path, let color):
      return .fill(path.transformed(by: .translation(v.x, v.y)), color)
    case .glyphs(var run, let color):
      for index in run.glyphs.indices { run.glyphs[index].origin = run.glyphs[index].origin + v }
      return .glyphs(run, color)
    }
  }
}
