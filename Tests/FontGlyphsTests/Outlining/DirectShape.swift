@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextGraphics
@testable import SymtextOpenType
import Testing

/// A complete symbol for a single weight, with strokes joined and cut at that weight, without interpolation.
struct DirectShape {
  /// The finished outline in font units, y up.
  var path: Path
  /// The advance width.
  var advance: Int
  /// Whether its strokes neither clear nor overlap each other or themselves, even at Black.
  var isPureStroke: Bool

  init(_ symbol: Symbol, scale: SymbolScale, place: Double) throws {
    let unit = FontUnits.perDrawingUnit(scale)
    let held = StrokeWidthLimit(symbol).grid(scale).halfWidths
    let halfWidth = held[1] + (held[place < 0 ? 0 : 2] - held[1]) * abs(place)
    let grid = WeightGrid(halfWidths: [halfWidth, halfWidth, halfWidth])
    let stroker = Stroker(
      maximumHalfWidth: halfWidth, tolerance: 0.1 / unit, dotRadius: DrawingGrid.dotRadius)
    let placement = try GlyphPlacement(
      symbol, layers: symbol.layers.map { stroker.outline(of: $0.strokes) }, scale: scale,
      grid: grid)
    let strokes = SymbolStrokes(symbol.monochromeSteps, stroker: stroker)
    let shape = try #require(strokes.shape(halfWidth: halfWidth, tolerance: 0.02 / unit))
    path = shape.path.transformed(by: placement.map(at: 0))
    advance = placement.advances[1]
    let black = placement.map(at: 0)
    let widest = Stroker(
      maximumHalfWidth: held[2], tolerance: 0.4 / unit, dotRadius: DrawingGrid.dotRadius)
    let raw = SymbolStrokes(symbol.monochromeSteps, stroker: widest).outline.contours.map {
      $0.map { point -> Outline.Point in
        let place = black * point.position(halfWidth: held[2])
        return .init(
          x: Int(place.x.rounded()), y: Int(place.y.rounded()), isOnCurve: point.isOnCurve)
      }
    }
    isPureStroke = !strokes.clears && !OverlapDetection.overlaps(Outline(contours: raw))
  }
}
