internal import SymtextDrawing
internal import SymtextGraphics

extension [DisplayItem] {
  /// The same steps with outlines in place of glyphs, which then stand exactly where they are put.
  func outlined(_ outline: (GlyphRun) -> Path = \.outline) -> [DisplayItem] {
    map { item in
      switch item {
      case .clear(let run): .cut(outline(run))
      case .glyphs(let run, let paint): .fill(outline(run), paint)
      case .moving(_, _, let items): .group(items.outlined(outline), opacity: 1)
      default: item.mapChildren { $0.outlined(outline) }
      }
    }
  }

  /// The same steps with other paths for shapes; what a map moves stays.
  func withShapes(_ change: (Path) -> Path) -> [DisplayItem] {
    map { item in
      switch item {
      case .fill(let path, let paint): .fill(change(path), paint)
      case .cut(let path): .cut(change(path))
      case .transformed: item
      default: item.mapChildren { $0.withShapes(change) }
      }
    }
  }

  /// All that is filled, as one path.
  var shape: Path {
    reduce(into: Path()) { path, item in
      switch item {
      case .fill(let own, _): path.append(own)
      case .transformed: break
      default: path.append((item.children ?? []).shape)
      }
    }
  }
}
