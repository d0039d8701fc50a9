package import SymtextGraphics
internal import SymtextFonts
internal import SymtextOpenType

/// Turns the paint graph of a glyph into display items.
///
/// Shapes are intersected with the outlines and clip boxes around them, so the result consists of fills and composites.
/// <https://learn.microsoft.com/typography/opentype/spec/colr#color-glyphs-as-a-directed-acyclic-graph>
struct GlyphPainter {
  private let font: Font
  private let paints: ColorPaintTable
  private let coordinates: [Double]
  private let palette: [Color]
  private let textColor: Color
  /// From font units, y up, to points, y down.
  private let toPoints: Affine
  /// The nodes from the root to the current one; meeting one of them again is a cycle.
  private var path: Set<Int> = []
  private var nodes = 0
  private var elements = 0
  /// The budget for clipping outlines to outlines.
  private let budget: WorkBudget
  private let mostSteps: Int
  /// The steps of work so far.
  var steps: Int { mostSteps - budget.stepsLeft + nodes * Self.stepsOfNode }
  /// The steps that a node counts as.
  private static let stepsOfNode = 100
  /// The limit that the glyph exceeds, if any.
  private(set) var exceeded: PaintLimit?

  /// - Parameters:
  ///   - palette: the font's colours; a colour index outside it paints nothing.
  ///   - steps: the most steps of work.
  init(
    font: Font, paints: ColorPaintTable, palette: [Color], textColor: Color,
    steps: Int = PaintLimit.work.most
  ) {
    budget = WorkBudget(steps: steps)
    mostSteps = steps
    self.font = font
    self.paints = paints
    self.palette = palette
    self.textColor = textColor
    coordinates = font.normalizedCoordinates
    toPoints = .scale(font.scale, -font.scale)
  }

  /// Returns the items that paint a glyph, in points, y down, from its origin.
  /// - Parameter root: the offset of its paint.
  /// - Returns: `nil` when the glyph exceeds a limit.
  mutating func items(of glyph: GlyphID, paint root: Int) -> [DisplayItem]? {
    guard font.scale > 0 else { return [] }
    let items = paint(root, .identity, within: clip(of: glyph, .identity, within: nil))
    return exceeded == nil ? items : nil
  }

  /// - Parameters:
  ///   - map: the transform of the nodes around this one, in font units.
  ///   - clip: the visible shape, in points, y down; `nil` is unbounded.
  private mutating func paint(_ place: Int, _ map: Affine, within clip: Path?) -> [DisplayItem] {
    nodes += 1
    keep(nodes, to: .nodes)
    keep(elements, to: .elements)
    guard exceeded == nil, map.isFinite, clip?.isEmpty != true, path.insert(place).inserted else {
      return []
    }
    keep(path.count, to: .depth)
    defer { path.remove(place) }
    switch paints.paint(at: place, at: coordinates) {
    case nil: return []
    case .layers(let layers):
      var items: [DisplayItem] = []
      for layer in layers {
        guard let paint = paints.paint(ofLayer: layer) else { continue }
        items += self.paint(paint, map, within: clip)
      }
      return items
    case .glyph(let glyph, let paint):
      return self.paint(paint, map, within: outline(of: glyph, map, within: clip))
    case .colorGlyph(let glyph):
      guard let paint = paints.paint(of: glyph) else { return [] }
      return self.paint(paint, map, within: self.clip(of: glyph, map, within: clip))
    case .transformed(let own, let paint): return self.paint(paint, map * own, within: clip)
    case .composite(let source, let mode, let backdrop):
      return composite(source, mode, onto: backdrop, map, within: clip)
    case .solid(let color): return fill(clip, with: self.color(color).map { .color($0) })
    case .linear(let line, let from, let to, let rotation):
      return fill(clip, with: gradients.linear(line, from, to, rotation, toPoints * map))
    case .radial(let line, let from, let startRadius, let to, let endRadius):
      return fill(
        clip, with: gradients.radial(line, from, startRadius, to, endRadius, toPoints * map))
    case .sweep(let line, let center, let start, let end):
      return fill(clip, with: gradients.sweep(line, center, start, end, toPoints * map))
    }
  }

  private mutating func keep(_ count: Int, to limit: PaintLimit) {
    if count > limit.most { exceeded = exceeded ?? limit }
  }

  /// A fill without bounds draws nothing.
  private func fill(_ shape: Path?, with paint: Paint?) -> [DisplayItem] {
    guard let shape, let paint else { return [] }
    return [.fill(shape, paint)]
  }

  // MARK: Compositing

  private mutating func composite(
    _ source: Int, _ mode: CompositeMode, onto backdrop: Int, _ map: Affine, within clip: Path?
  ) -> [DisplayItem] {
    // A solid backdrop or source only changes the opacity.
    if mode == .sourceIn, let opacity = evenOpacity(backdrop) {
      return thinned(paint(source, map, within: clip), opacity)
    }
    if mode == .backdropIn, let opacity = evenOpacity(source) {
      return thinned(paint(backdrop, map, within: clip), opacity)
    }
    let above = mode == .backdrop || mode == .clear ? [] : paint(source, map, within: clip)
    let below = mode == .source || mode == .clear ? [] : paint(backdrop, map, within: clip)
    switch mode {
    case .clear, .source, .backdrop, .sourceOver: return below + above
    case .backdropOver: return above + below
    case .backdropOut: return cut(below, by: above) ?? [.composite(above, mode, onto: below)]
    case .sourceOut: return cut(above, by: below) ?? [.composite(above, mode, onto: below)]
    default:
      return above.isEmpty && below.isEmpty ? [] : [.composite(above, mode, onto: below)]
    }
  }

  /// Returns items without the area of opaque shapes; `nil` when `shapes` contains anything else.
  private func cut(_ items: [DisplayItem], by shapes: [DisplayItem]) -> [DisplayItem]? {
    var cuts: [DisplayItem] = []
    for shape in shapes {
      guard case .fill(let path, let paint) = shape, paint.isOpaque else { return nil }
      cuts.append(.cut(path))
    }
    return items.isEmpty ? [] : [.group(items + cuts, opacity: 1)]
  }

  /// Returns the opacity of a solid paint; `nil` for other paints.
  private func evenOpacity(_ place: Int) -> Double? {
    guard case .solid(let color)? = paints.paint(at: place, at: coordinates) else { return nil }
    return self.color(color)?.alpha ?? 0
  }

  private func thinned(_ items: [DisplayItem], _ opacity: Double) -> [DisplayItem] {
    if items.isEmpty || opacity <= 0 { return [] }
    return opacity < 1 ? [.group(items, opacity: opacity)] : items
  }

  // MARK: Shapes

  /// Returns the visible part of a glyph's outline.
  private mutating func outline(
    of glyph: GlyphID, _ map: Affine, within clip: Path?
  ) -> Path {
    // The font's outline is already in points.
    guard let back = toPoints.inverse else { return Path() }
    let outline = font.outline(of: glyph).transformed(by: toPoints * map * back)
    elements += outline.elements.count
    keep(elements, to: .elements)
    let visible = cut(outline, to: clip)
    elements += max(visible.elements.count - outline.elements.count, 0)
    return visible
  }

  /// Returns the visible area of a glyph: its clip box within the clip around it.
  private mutating func clip(of glyph: GlyphID, _ map: Affine, within clip: Path?) -> Path? {
    guard let box = paints.clipBox(of: glyph, at: coordinates) else { return clip }
    let shape = Path.roundedRect(box, radiusX: 0, radiusY: 0).transformed(by: toPoints * map)
    return cut(shape, to: clip)
  }

  private mutating func cut(_ shape: Path, to clip: Path?) -> Path {
    guard let clip, let box = shape.bounds else { return shape }
    if let outer = clip.uprightBox, outer.contains(box) { return shape }
    if let inner = shape.uprightBox, let around = clip.bounds, inner.contains(around) {
      return clip
    }
    let tolerance = font.size / 4096
    let cut = shape.combined(.intersection, with: clip, tolerance: tolerance, budget: budget)
    guard let cut else { exceeded = exceeded ?? .work; return shape }
    return cut
  }

  // MARK: Paints

  private var gradients: GlyphGradients { GlyphGradients(color: color) }

  /// Returns a palette colour, or the text's colour; `nil` when the palette does not have it.
  private func color(_ color: PaletteColor) -> Color? {
    guard let index = color.index else { return textColor.multiplyingOpacity(by: color.opacity) }
    return palette.indices.contains(index)
      ? palette[index].multiplyingOpacity(by: color.opacity) : nil
  }
}

extension Path {
  /// The path's box when the path is an axis-aligned rectangle, otherwise `nil`.
  package var uprightBox: Rect? {
    guard let box = bounds, elements.count <= 6 else { return nil }
    var corners: [Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): corners.append(point)
      case .close: break
      case .quad, .cubic: return nil
      }
    }
    if corners.count == 5, corners.first == corners.last { corners.removeLast() }
    let isCorner = { (p: Point) in
      (p.x == box.minX || p.x == box.maxX) && (p.y == box.minY || p.y == box.maxY)
    }
    guard corners.count == 4, corners.allSatisfy(isCorner), Set(corners).count == 4,
      corners[0] != corners[2], (corners[0] - corners[2]).length == (corners[1] - corners[3]).length
    else { return nil }
    let isDiagonal = corners[0].x != corners[2].x && corners[0].y != corners[2].y
    return isDiagonal ? box : nil
  }
}

extension Rect {
  fileprivate func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
