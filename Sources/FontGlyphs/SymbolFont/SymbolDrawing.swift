package import SymtextSymbols
package import SymtextGraphics

/// The lines of a symbol at a scale and weight, so that a part of them can be drawn.
///
/// Lines lie on the drawing grid, y down.
package struct SymbolDrawing: Sendable {
  /// The strokes of each layer, back to front; `nil` for a layer that is not made of lines.
  package var layers: [[Stroker.Stroke]?]
  /// Half the stroke, in units of the drawing grid.
  package var halfWidth: Double
  /// From the drawing grid to font units, y up.
  package var placement: Affine

  /// Returns the length that a pen travels to draw a layer: along its lines, and once around filled shapes.
  package func length(of layer: Int) -> Double {
    (layers[layer] ?? []).reduce(0) { $0 + Self.length(of: $1) }
  }

  /// Returns the outline of a layer after the pen has travelled a length; empty when the layer is not made of lines.
  ///
  /// Lines are drawn gradually; a dot or filled shape appears when the pen has travelled its length.
  /// - Parameters:
  ///   - layer: The index, back to front.
  ///   - length: On the drawing grid.
  ///   - bothWays: Whether the pen draws each line from its middle to both ends.
  ///   - ends: The ends of the line that is being drawn.
  /// - Returns: Font units, y up, filled by the nonzero rule.
  package func outline(
    of layer: Int, drawn length: Double, bothWays: Bool = false, ends: PenEnds = PenEnds()
  ) -> Path {
    guard let strokes = layers[layer], length > 0 else { return Path() }
    var rest = length
    var drawn: [Stroker.Stroke] = []
    for var stroke in strokes {
      let share = Self.length(of: stroke)
      if stroke.isLine, stroke.path.length > 0 {
        stroke.path = stroke.path.drawn(length: rest, bothWays: bothWays)
        if share > rest, ends != PenEnds() {
          // Only the last line is not drawn to its end.
          let contours = stroke.path.contours
          var begun = stroke
          begun.path = contours.last ?? Path()
          begun.style = begun.style.ending(ends.end, start: bothWays ? ends.start : nil)
          drawn.append(begun)
          stroke.path = contours.dropLast().reduce(into: Path()) { $0.append($1) }
        }
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

  /// Returns the pen's travel for a stroke; for a dot, which has no length, that of a short line.
  private static func length(of stroke: Stroker.Stroke) -> Double {
    max(stroke.path.length, stroke.path.isEmpty ? 0 : dotLength)
  }

  /// In units of the grid.
  private static let dotLength = 2.0

  /// The largest deviation of outlines from the true stroke, in units of the grid: less than half a font unit.
  private static let tolerance = 0.004
}

extension StrokeStyle {
  /// Returns the style with other ends of open lines.
  /// - Parameters:
  ///   - end: The cap at the end; `nil` for that of the style.
  ///   - start: The cap at the start; `nil` for that of the style.
  package func ending(_ end: StrokeGuide.Cap?, start: StrokeGuide.Cap?) -> StrokeStyle {
    var style = self
    style.startCap = start.flatMap { Cap(rawValue: $0.rawValue) } ?? cap
    style.cap = end.flatMap { Cap(rawValue: $0.rawValue) } ?? cap
    return style
  }
}

extension Stroker.Stroke {
  /// Whether a pen can follow the stroke.
  package var isLine: Bool { !isSolid && !isOutline }
}
