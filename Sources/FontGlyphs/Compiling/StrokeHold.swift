internal import Geometry

/// Holds heavy strokes back where the white between them would close, evenly over the symbol.
struct StrokeHold: Sendable {
  /// The white between strokes that run side by side is at least this part of the strokes' width.
  ///
  /// Our own drawings keep a quarter at the thickest pen: lines five units apart beside 3.96.
  static let opening = 0.25
  /// The same for icons, whose parts stand closer than those of our own drawings.
  private static let iconOpening = 0.5

  /// Half the strokes of the masters by the law, in units of the drawing.
  static func law(_ scale: SymbolScale) -> WeightGrid {
    WeightGrid(
      halfWidths: WeightLaw.masters.map { weight in
        WeightLaw.stroke(axisValue: weight.axisValue, scale: scale)
          / (DrawingGrid.unit * scale.factor) / 2
      })
  }

  /// However close its lines, a symbol's strokes are at least this part of the law's.
  private static let least = 0.55

  /// The widest pen, half its width, that the symbol bears.
  private let widest: Double
  /// Whether strokes up to Regular are not held back.
  private let keepsRegular: Bool

  /// Measures a symbol's drawing.
  init(_ symbol: Symbol) {
    keepsRegular = symbol.keepsRegular
    // What stands inside an enclosure has pens of its own.
    guard !symbol.layers.contains(where: { $0.tag == .enclosure }) else {
      widest = .infinity
      return
    }
    // What stands in a gap of its own closes nothing, and does not make a symbol lighter.
    let strokes = symbol.layers
      .filter { !$0.clearsInMonochrome && $0.tag != .badge && $0.tag != .slash }
      .flatMap(\.strokes)
    let segments = strokes.reduce(0) { $0 + $1.path.elements.count }
    widest =
      segments <= Self.mostSegments
      ? Self.widestHalfWidth(
        strokes, opening: keepsRegular ? Self.iconOpening : Self.opening) : 0
  }

  /// Drawings with more segments are not measured, but held back as if they were closest.
  private static let mostSegments = 1500

  /// Half the strokes of the masters, in units of the drawing: by the law, or less.
  func grid(_ scale: SymbolScale) -> WeightGrid {
    let law = Self.law(scale).halfWidths
    let kept = keepsRegular ? law[1] : 0
    return WeightGrid(halfWidths: law.map { min($0, max(widest, Self.least * $0, kept)) })
  }

  /// The widest pen, half its width, that keeps the white between lines and inside them so many times as
  /// wide as the strokes.
  static func widestHalfWidth(_ strokes: [Stroker.Stroke], opening: Double) -> Double {
    // Half the thinnest and the thickest stroke that any symbol has.
    let (thinnest, thickest) = (0.25, 2.0)
    let reach = thickest * 2 * (1 + opening)
    return min(
      LineSpacing(strokes, reach: reach).widestHalfWidth(opening: opening),
      smallestHole(strokes, thinnest: thinnest, limit: reach) / (1 + opening))
  }

  /// The radius of the smallest circle that fills a shape which lines enclose, to the middle of the lines.
  /// - Parameters:
  ///   - thinnest: half the stroke with which it is measured.
  ///   - limit: wider shapes do not matter.
  private static func smallestHole(
    _ strokes: [Stroker.Stroke], thinnest: Double, limit: Double
  ) -> Double {
    let stroker = Stroker(
      maximumHalfWidth: thinnest, tolerance: 0.02, dotRadius: DrawingGrid.dotRadius)
    let outline = stroker.outline(of: strokes).path(halfWidth: thinnest)
    return CounterMeasurement.narrowestHole(of: outline, narrowerThan: limit)
      .map { $0.width / 2 + thinnest } ?? .infinity
  }
}
