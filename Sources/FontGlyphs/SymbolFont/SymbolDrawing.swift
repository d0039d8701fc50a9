package import Geometry

/// How the lines of a symbol make its glyph at a scale and weight, so that a part of them can be drawn.
///
/// Lines lie on the drawing grid, y down.
package struct SymbolDrawing: Sendable {
  /// The strokes of each layer, back to front; `nil` where a layer is not made of lines.
  package var layers: [[Stroker.Stroke]?]
  /// Half the stroke, in units of the drawing grid.
  package var halfWidth: Double
  /// From the drawing grid to font units, y up.
  package var placement: Affine

  /// How far a pen goes to draw a layer: along its lines, and once around what is filled.
  package func length(of layer: Int) -> Double {
    (layers[layer] ?? []).reduce(0) { $0 + Self.length(of: $1) }
  }

  /// The outline of a layer when the pen has gone so far; an empty path when it is not made of lines.
  ///
  /// Lines are drawn along; dots and filled shapes appear when the pen has gone their share.
  /// - Parameters:
  ///   - layer: its place, back to front.
  ///   - length: on the drawing grid.
  /// - Returns: font units, y up, filled by the nonzero rule.
  package func outline(of layer: Int, drawn length: Double) -> Path {
    guard let strokes = layers[layer], length > 0 else { return Path() }
    var rest = length
    var drawn: [Stroker.Stroke] = []
    for var stroke in strokes {
      let share = Self.length(of: stroke)
      if stroke.isLine, stroke.path.length > 0 {
        stroke.path = stroke.path.drawn(length: rest)
      } else if share > rest {
        stroke.path = Path()
      }
      rest = max(rest - share, 0)
      if !stroke.path.isEmpty { drawn.append(stroke) }
    }
    let stroker = Stroker(
      maximumHalfWidth: halfWidth, tolerance: Self.tolerance, dotRadius: DrawingGrid.dotRadius)
    return stroker.outline(of: drawn).path(halfWidth: halfWidth).transformed(by: placement)
  }

  /// The outlines of a layer of whose lines a part is drawn, all at once: lines, and what is filled.
  ///
  /// What is shorter than its pen is thick is drawn by a thinner pen, and dots grow, so that nothing comes
  /// up all at once.
  /// - Parameters:
  ///   - layer: its place, back to front.
  ///   - part: shares of each line's length, 0 to 1.
  /// - Returns: font units, y up, filled by the nonzero rule.
  package func outline(
    of layer: Int, part: ClosedRange<Double>
  ) -> (lines: Path, solids: Path) {
    var (lines, solids) = (Path(), Path())
    guard let strokes = layers[layer], part.upperBound > part.lowerBound else {
      return (lines, solids)
    }
    for stroke in strokes {
      guard stroke.isLine else {
        solids.append(outline(of: stroke, halfWidth))
        continue
      }
      for contour in stroke.path.contours {
        var line = stroke
        let whole = contour.length
        line.path = whole > 0 ? contour.drawn(part: part) : contour
        let share = part.upperBound - part.lowerBound
        // The caps are round: a line that is not begun is a dot as large as the pen.
        let begun = whole > 0 ? whole * share / halfWidth : share / Self.dotShare
        lines.append(outline(of: line, halfWidth * min(begun, 1)))
      }
    }
    return (lines.transformed(by: placement), solids.transformed(by: placement))
  }

  private func outline(of stroke: Stroker.Stroke, _ halfWidth: Double) -> Path {
    var radius = DrawingGrid.dotRadius
    if self.halfWidth > 0 { radius.base *= halfWidth / self.halfWidth }
    return Stroker(maximumHalfWidth: halfWidth, tolerance: Self.tolerance, dotRadius: radius)
      .outline(of: [stroke]).path(halfWidth: halfWidth)
  }

  /// How much of the lines is drawn when dots are as large as they get.
  package static let dotShare = 0.15

  /// The way of the pen for a stroke; for a dot, which has no length, as for a short line.
  private static func length(of stroke: Stroker.Stroke) -> Double {
    max(stroke.path.length, stroke.path.isEmpty ? 0 : dotLength)
  }

  /// In units of the grid.
  private static let dotLength = 2.0

  /// How far outlines may stray from the true stroke, in units of the grid: less than half a font unit.
  private static let tolerance = 0.004
}

extension Stroker.Stroke {
  /// Whether a pen can follow it.
  package var isLine: Bool { !isSolid && !isOutline }
}
