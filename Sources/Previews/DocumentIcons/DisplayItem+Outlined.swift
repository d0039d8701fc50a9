internal import SymtextDrawing
internal import SymtextGraphics

extension [DisplayItem] {
  /// Replaces glyphs by outlines, which renderers do not move to whole pixels.
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

  /// Replaces the paths of shapes.
  ///
  /// Steps with a transform stay unchanged.
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

  /// The filled area as one path.
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
