internal import SymtextSymbols
package import SymtextGraphics

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
