internal import SymtextDrawing
internal import SymtextGraphics

extension [DisplayItem] {
  /// The same steps with outlines in place of glyphs, which then stand exactly where they are put.
  func outlined(_ outline: (GlyphRun) -> Path = \.outline) -> [DisplayItem] {
    map { item in
      switch item {
      case .fill, .image, .vectors, .link, .cut: item
      case .clear(let run): .cut(outline(run))
      case .glyphs(let run, let paint): .fill(outline(run), paint)
      case .group(let items, let opacity): .group(items.outlined(outline), opacity: opacity)
      case .composite(let source, let mode, let backdrop):
        .composite(source.outlined(outline), mode, onto: backdrop.outlined(outline))
      case .transformed(let items, let map): .transformed(items.outlined(outline), by: map)
      case .moving(_, _, let items): .group(items.outlined(outline), opacity: 1)
      case .described(let text, let items): .described(text, items.outlined(outline))
      }
    }
  }

  /// The same steps with other paths for shapes; what a map moves stays.
  func withShapes(_ change: (Path) -> Path) -> [DisplayItem] {
    map { item in
      switch item {
      case .glyphs, .clear, .image, .vectors, .link, .transformed: item
      case .fill(let path, let paint): .fill(change(path), paint)
      case .cut(let path): .cut(change(path))
      case .group(let items, let opacity): .group(items.withShapes(change), opacity: opacity)
      case .composite(let source, let mode, let backdrop):
        .composite(source.withShapes(change), mode, onto: backdrop.withShapes(change))
      case .moving(let content, let way, let items):
        .moving(content, by: way, items.withShapes(change))
      case .described(let text, let items): .described(text, items.withShapes(change))
      }
    }
  }

  /// All that is filled, as one path.
  var shape: Path {
    reduce(into: Path()) { path, item in
      switch item {
      case .fill(let own, _): path.append(own)
      case .group(let items, _), .described(_, let items), .moving(_, _, let items):
        path.append(items.shape)
      case .composite(let source, _, let backdrop): path.append((backdrop + source).shape)
      case .glyphs, .image, .vectors, .clear, .cut, .transformed, .link: break
      }
    }
  }
}
