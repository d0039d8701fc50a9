internal import SymtextFonts
public import SymtextGraphics
public import SymtextOpenType
internal import SymtextTextLayout

/// One item of a display list.
///
/// Coordinates are points, y down. The shapes of one fill are one shape: it has no seams between touching parts and
/// paints overlaps once.
public indirect enum DisplayItem: Sendable {
  /// A shape filled by the nonzero rule.
  case fill(Path, Paint)
  /// Glyphs, filled as one shape.
  case glyphs(GlyphRun, Paint)
  /// An image.
  case image(PlacedImage, ImagePaint)
  /// A vector image.
  case vectors(PlacedVectorImage)
  /// Erases the area of glyphs from the earlier items of the same group.
  case clear(GlyphRun)
  /// Erases a shape, by the nonzero rule, from the earlier items of the same group.
  case cut(Path)
  /// Items drawn as one layer, which is then composited with an opacity, 0 to 1.
  case group([DisplayItem], opacity: Double)
  /// Items drawn as one layer, which is composited with the layer `onto` by a mode; the result is laid over the
  /// backdrop.
  case composite([DisplayItem], CompositeMode, onto: [DisplayItem])
  /// Items that a transform moves, rotates, scales or skews together.
  ///
  /// In pixel formats, glyphs and images are first snapped to whole pixels as without the transform, then moved to any
  /// position, so that motion is smooth. A transform that is not invertible or not finite draws nothing.
  case transformed([DisplayItem], by: Affine)
  /// Items with a text alternative for screen readers and for copying: a symbol or an image.
  ///
  /// An empty text marks a decoration.
  case described(String, [DisplayItem])
  /// Items that draw moving content at rest, with the content and the offset of the items since it was made.
  ///
  /// Only timelines animate it; everything else draws the items.
  /// All but a timeline draw the steps.
  case moving(any MovingContent, by: Vector, [DisplayItem])
  /// Draws nothing; marks a link, in formats that have links.
  case link(LinkArea)

  /// The box around the drawn area; `nil` when nothing is drawn.
  public var bounds: Rect? {
    switch self {
    case .fill(let path, _): return path.bounds
    case .image(let image, _):
      let frame = image.frame
      return frame.width > 0 && frame.height > 0 ? frame : nil
    case .vectors(let image):
      let frame = image.frame
      return frame.width > 0 && frame.height > 0 ? frame : nil
    case .clear, .cut, .link: return nil
    case .group, .composite, .described, .moving: return children?.bounds
    case .transformed(let items, let map):
      return map.isDrawable ? items.bounds.map { map * $0 } : nil
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

  /// Returns the item moved by a vector.
  public func offsetBy(_ v: Vector) -> DisplayItem {
    guard v != .zero else { return self }
    switch self {
    case .fill(let path, let paint):
      return .fill(path.transformed(by: .translation(v.x, v.y)), paint.offsetBy(v))
    case .glyphs(let run, let paint): return .glyphs(run.offsetBy(v), paint.offsetBy(v))
    case .image(let image, let paint): return .image(image.offsetBy(v), paint)
    case .vectors(let image): return .vectors(image.offsetBy(v))
    case .clear(let run): return .clear(run.offsetBy(v))
    case .cut(let path): return .cut(path.transformed(by: .translation(v.x, v.y)))
    case .group, .composite, .described: return mapChildren { $0.map { $0.offsetBy(v) } }
    case .transformed(let items, let map):
      return .transformed(items, by: .translation(v.x, v.y) * map)
    case .moving(let content, let way, let items):
      return .moving(content, by: way + v, items.map { $0.offsetBy(v) })
    case .link(let link): return .link(link.offsetBy(v))
    }
  }
}

extension [DisplayItem] {
  /// The box around the drawn area; `nil` when nothing is drawn.
  package var bounds: Rect? { lazy.compactMap(\.bounds).union }
}

extension Affine {
  /// Whether content under the transform is visible.
  package var isDrawable: Bool { isFinite && determinant != 0 }
}
