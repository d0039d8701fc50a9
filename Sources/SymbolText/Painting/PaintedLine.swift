internal import FontGlyphs
package import Geometry

/// A line of a symbol and the pen that draws it.
///
/// Points of the picture, y down.
package struct PaintedLine: Sendable {
  /// Its centre, from where the pen begins; of a dot its outline.
  package var path: Path
  /// Whether it is a dot, which grows in place of being drawn.
  package var isDot: Bool
  /// How wide the pen is.
  package var width: Double
  /// How much of that does not depend on how far the line is drawn.
  package var leastWidth: Double
  /// The share of the line that is drawn when the pen is as wide as it gets, or the dot as large.
  package var begunShare: Double
  /// How it ends, as SVG has it.
  package var cap: String
  /// How it turns corners, as SVG has it.
  package var join: String
  /// How far corners may reach.
  package var miterLimit: Double
}

extension SymbolDrawing {
  /// The lines of a layer.
  /// - Parameter map: from font units, y up.
  /// - Returns: `nil` where there are none, or a pen is not round.
  func lines(of layer: Int, map: Affine) -> [PaintedLine]? {
    guard layers.indices.contains(layer), let strokes = layers[layer] else { return nil }
    let toPoints = map * placement
    let scale = abs(toPoints.determinant).squareRoot()
    let skew = [
      toPoints.a * toPoints.c + toPoints.b * toPoints.d,
      toPoints.a * toPoints.a + toPoints.b * toPoints.b - scale * scale,
    ]
    guard skew.allSatisfy({ abs($0) < 1e-6 * scale * scale }) else { return nil }
    var lines: [PaintedLine] = []
    for stroke in strokes where stroke.isLine {
      guard stroke.style.stretch == .identity else { return nil }
      for contour in stroke.path.contours {
        let length = contour.length
        var path = contour.drawn(part: 0...Self.almostAll).transformed(by: toPoints)
        if length == 0 {
          var dot = stroke
          dot.path = contour
          var drawing = self
          drawing.layers = [[dot]]
          path = drawing.outline(of: 0, part: 0...1).lines.transformed(by: map)
        }
        lines.append(
          PaintedLine(
            path: path, isDot: length == 0, width: 2 * scale * stroke.pen.halfWidth(halfWidth),
            leastWidth: 2 * scale * stroke.pen.base,
            begunShare: length > 0 ? halfWidth / length : Self.dotShare,
            cap: stroke.style.cap.rawValue, join: stroke.style.join.rawValue,
            miterLimit: stroke.style.miterLimit))
      }
    }
    return lines
  }

  /// So much of a closed line that it is still open, from where the pen begins.
  private static var almostAll: Double { 1 - 1e-9 }
}
