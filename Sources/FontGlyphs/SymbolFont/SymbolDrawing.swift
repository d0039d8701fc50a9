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

  /// How long the lines of a layer are that a pen can follow: filled shapes are there at once.
  package func length(of layer: Int) -> Double {
    guard let strokes = layers[layer] else { return 0 }
    return strokes.filter(\.isLine).reduce(0) { $0 + $1.path.length }
  }

  /// The outline of a layer when the pen has gone so far; an empty path when it is not made of lines.
  /// - Parameters:
  ///   - layer: its place, back to front.
  ///   - length: on the drawing grid.
  /// - Returns: font units, y up, filled by the nonzero rule.
  package func outline(of layer: Int, drawn length: Double) -> Path {
    guard let strokes = layers[layer], length > 0 else { return Path() }
    var rest = length
    var drawn: [Stroker.Stroke] = []
    for var stroke in strokes {
      if stroke.isLine {
        let path = stroke.path
        stroke.path = path.drawn(length: rest)
        rest = max(rest - path.length, 0)
      }
      if !stroke.path.isEmpty { drawn.append(stroke) }
    }
    let stroker = Stroker(
      maximumHalfWidth: halfWidth, tolerance: Self.tolerance, dotRadius: DrawingGrid.dotRadius)
    return stroker.outline(of: drawn).path(halfWidth: halfWidth).transformed(by: placement)
  }

  /// How far outlines may stray from the true stroke, in units of the grid: less than half a font unit.
  private static let tolerance = 0.004
}

extension Stroker.Stroke {
  /// Whether a pen can follow it.
  fileprivate var isLine: Bool { !isSolid && !isOutline }
}
