internal import SymtextFonts
package import SymtextGraphics
internal import SymtextOpenType
internal import SymtextTextLayout

/// Aligns a small drawing to whole pixels, in rows and columns: its four sides, and the edges of its straight strokes,
/// which become whole pixels thick.
///
/// For icons drawn at one size and position; keeps symmetry.
package struct PixelFitting {
  private let rows: RowMap
  private let columns: RowMap
  private let scale: Double
  /// Curves overshoot the mapped points a little; this map brings their bounds to whole pixels.
  private let ends: Affine

  /// - Parameters:
  ///   - outline: the whole drawing, in points, y down, from the start of a pixel.
  ///   - scale: pixels per point.
  package init(_ outline: Path, scale: Double) {
    self.scale = scale
    let pixels = outline.transformed(by: .scale(scale, scale))
    rows = Self.map(of: pixels)
    columns = Self.map(of: pixels.swapped)
    let (rows, columns) = (rows, columns)
    let mapped = pixels.mapped { Point(columns.height($0.x), rows.height($0.y)) }
    guard let box = mapped.bounds, box.width > 0, box.height > 0 else {
      ends = .identity
      return
    }
    let (x, y) = (box.minX.rounded(), box.minY.rounded())
    let across = max(box.maxX.rounded() - x, 1) / box.width
    let down = max(box.maxY.rounded() - y, 1) / box.height
    ends = Affine(across, 0, 0, down, x - box.minX * across, y - box.minY * down)
  }

  /// Returns a path of the drawing, aligned to whole pixels.
  package func fitted(_ path: Path) -> Path {
    path.mapped { point in
      let end = ends * Point(columns.height(point.x * scale), rows.height(point.y * scale))
      return Point(end.x / scale, end.y / scale)
    }
  }

  // MARK: One axis

  /// Relative to the drawing's extent: shorter edges are ignored; the edges of thicker strokes are separate.
  private static let (shortest, thickest) = (0.1, 0.4)
  /// The largest distance of a central stroke from the middle, relative to the extent.
  private static let central = 0.03

  /// Returns the height map of an outline in pixels, in either y direction.
  private static func map(of outline: Path) -> RowMap {
    guard let box = outline.bounds, box.height > 0 else { return RowMap([]) }
    let (low, extent, middle) = (box.minY, box.height, box.midY)
    let edges = HorizontalEdge.edges(of: outline, noShorterThan: shortest * extent)
    let strokes = HorizontalStroke.strokes(of: edges, noThickerThan: thickest * extent)
    let spine = strokes.first {
      $0.thickness > 0 && !$0.isRound && abs($0.middle - middle) <= central * extent
    }
    // With a central stroke, the size gets the parity of its thickness, so that both are whole pixels.
    let size: Double
    if let spine {
      let thickness = whole(spine.thickness)
      size = max(2 * ((extent - thickness) / 2).rounded() + thickness, 1)
    } else {
      size = whole(extent)
    }
    let fittedLow = (low + (extent - size) / 2).rounded()
    let fittedMiddle = fittedLow + size / 2
    var knots = RowKnots()
    if let spine {
      let half = whole(spine.thickness) / 2
      knots.add([
        .init(from: spine.low, to: fittedMiddle - half),
        .init(from: spine.high, to: fittedMiddle + half),
      ])
    } else {
      knots.add([.init(from: middle, to: fittedMiddle)])
    }
    // From the outside, which is most visible.
    let outer = strokes.sorted { a, b in
      let (first, second) = (a.reach(from: middle), b.reach(from: middle))
      return (first, a.length, a.low) > (second, b.length, b.low)
    }
    for stroke in outer where stroke.low != spine?.low {
      let isAbove = stroke.middle > middle
      let edge = isAbove ? stroke.high : stroke.low
      let way = abs(edge - middle) * size / extent
      let phase = fittedMiddle - fittedMiddle.rounded(.down)
      let row = (way - phase).rounded() + phase
      let thickness =
        stroke.thickness > 0 && !stroke.isRound ? whole(stroke.thickness) : stroke.thickness
      let end = fittedMiddle + (isAbove ? row : -row)
      let start = isAbove ? end - thickness : end + thickness
      if stroke.thickness > 0 {
        knots.add([
          .init(from: stroke.low, to: min(start, end)),
          .init(from: stroke.high, to: max(start, end)),
        ])
      } else {
        knots.add([.init(from: edge, to: end)])
      }
    }
    knots.add([.init(from: low, to: fittedLow)])
    knots.add([.init(from: low + extent, to: fittedLow + size)])
    return RowMap(knots.knots)
  }

  private static func whole(_ length: Double) -> Double { max(length.rounded(), 1) }
}

extension HorizontalStroke {
  /// Returns the distance of its outer edge from a height.
  fileprivate func reach(from height: Double) -> Double {
    max(abs(low - height), abs(high - height))
  }
}

extension Path {
  /// The path with x and y swapped.
  fileprivate var swapped: Path { mapped { Point($0.y, $0.x) } }

  fileprivate func mapped(_ map: (Point) -> Point) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let p): .move(map(p))
        case .line(let p): .line(map(p))
        case .quad(let c, let p): .quad(map(c), map(p))
        case .cubic(let c1, let c2, let p): .cubic(map(c1), map(c2), map(p))
        case .close: .close
        }
      })
  }
}

extension GlyphRun {
  /// The run's glyphs as one path, in points, y down.
  package var outline: Path {
    var path = Path()
    for glyph in glyphs {
      path.append(
        font.outline(of: glyph.id).transformed(by: .translation(glyph.origin.x, glyph.origin.y)))
    }
    return path
  }

  /// Returns the outline with letter heights aligned to rows of pixels; the baseline stays.
  /// - Parameter scale: pixels per point.
  package func outlineOnRows(scale: Double) -> Path {
    let rows = LetterRows(font, scale: scale)
    var path = Path()
    for glyph in glyphs {
      let letter = font.outline(of: glyph.id).transformed(by: .scale(scale, scale))
      let map = rows.map(of: letter.mapped { Point($0.x, -$0.y) })
      path.append(
        letter.fitted(to: map).transformed(by: .scale(1 / scale, 1 / scale))
          .transformed(by: .translation(glyph.origin.x, glyph.origin.y)))
    }
    return path
  }
}
