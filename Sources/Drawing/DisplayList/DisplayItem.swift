internal import SymtextFonts
public import SymtextGraphics
public import SymtextOpenType
internal import SymtextTextLayout

/// One step of drawing.
///
/// Points, y down. What a step fills is one shape: where its parts meet there is no seam, where they
/// overlap they are not painted twice.
public indirect enum DisplayItem: Sendable {
  /// A shape filled by the nonzero rule.
  case fill(Path, Paint)
  /// Glyphs, together one shape.
  case glyphs(GlyphRun, Paint)
  /// An image.
  case image(PlacedImage, ImagePaint)
  /// An image of shapes.
  case vectors(PlacedVectorImage)
  /// Takes away what the steps before, in the same group, drew where these glyphs are.
  case clear(GlyphRun)
  /// Takes away what the steps before, in the same group, drew within a shape, by the nonzero rule.
  case cut(Path)
  /// Steps that are drawn apart from what is behind them, then laid over it.
  ///
  /// The opacity, 0 to 1, thins them all together.
  case group([DisplayItem], opacity: Double)
  /// Steps that are drawn apart from what is behind them, laid over others in some way, then over that.
  case composite([DisplayItem], CompositeMode, onto: [DisplayItem])
  /// Steps that a map moves, turns, scales or skews together, from their own points to those around them.
  ///
  /// Glyphs and images stand where they would without it, on whole pixels in pictures of pixels, and go on
  /// from there to any place: what moves moves smoothly. Under a map that squeezes the plane to a line, or
  /// is not finite, nothing is drawn.
  case transformed([DisplayItem], by: Affine)
  /// Steps that draw what a text says, for those who cannot see it or copy it: a symbol or an image.
  ///
  /// An empty text is that of a decoration.
  case described(String, [DisplayItem])
  /// Steps that draw what moves as it is at rest, with what knows how it moves and how far the steps have been
  /// carried since it was made.
  ///
  /// All but a timeline draw the steps.
  case moving(any MovingContent, by: Vector, [DisplayItem])
  /// Draws nothing: where the picture leads somewhere, in formats that can say it.
  case link(LinkArea)

  /// The box around what is drawn; `nil` when that is nothing.
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

  /// The same step elsewhere.
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
  /// The box around what is drawn; `nil` when that is nothing.
  package var bounds: Rect? { lazy.compactMap(\.bounds).union }
}

extension Affine {
  /// Whether anything can be seen of what the map moves.
  package var isDrawable: Bool { isFinite && determinant != 0 }
}
