internal import SymtextGraphics

/// The rows to which a symbol's edges are aligned, around the middle of the text's capitals.
///
/// Vertical symmetry is kept. Coordinates are pixels, y up from the text's baseline.
struct SymbolRows {
  /// Half the cap height.
  private let middle: Double
  /// Half the cap height after rounding it to whole rows.
  private let fittedMiddle: Double
  private let capHeight: Double

  /// - Parameter capHeight: the cap height of the text, in pixels.
  init(capHeight: Double) {
    self.capHeight = capHeight
    middle = capHeight / 2
    fittedMiddle = max(capHeight.rounded(), 1) / 2
  }

  /// The largest move of an edge, in pixels, so that circles stay circles.
  private static let mostMove = 0.35

  /// Returns an edge's new distance from the fitted middle: that of the nearest row, if it is near enough.
  private func row(_ distance: Double) -> Double {
    let phase = fittedMiddle - fittedMiddle.rounded(.down)
    let row = (distance - phase).rounded() + phase
    return abs(row - distance) <= Self.mostMove ? row : distance
  }

  /// Returns the height map of a symbol.
  /// - Parameters:
  ///   - outline: all its layers, in pixels, y up from its own baseline.
  ///   - shift: the distance of that baseline above the text's.
  func map(of outline: Path, baselineShift shift: Double) -> RowMap {
    let edges = HorizontalEdge.edges(of: outline, noShorterThan: 0.1 * capHeight)
    let strokes = HorizontalStroke.strokes(of: edges, noThickerThan: 0.3 * capHeight)
    let middle = middle - shift
    func isCentral(_ stroke: HorizontalStroke) -> Bool {
      stroke.thickness > 0 && abs(stroke.middle - middle) <= 0.02 * capHeight
    }
    let central = strokes.first { isCentral($0) && !$0.isRound }
    var knots = RowKnots()
    if let central {
      knots.add(central, movedBy: fittedMiddle - central.middle)
    } else {
      knots.add([.init(from: middle, to: fittedMiddle)])
    }
    // From the outside: the height of a symbol is most visible.
    for stroke in strokes.sorted(by: { Self.isFirst($0, $1, from: middle) })
    where !isCentral(stroke) {
      let isAbove = stroke.middle > middle
      guard let edge = isAbove ? stroke.top : stroke.bottom else { continue }
      let distance = abs(edge - middle)
      // All bars of a stack are as sharp as the central one.
      let isBar = central != nil && !stroke.isRound && stroke.thickness > 0
      let way = abs(stroke.middle - middle)
      let row = isBar ? distance + way.rounded() - way : self.row(distance)
      let fitted = fittedMiddle + (isAbove ? row : -row)
      knots.add(stroke, movedBy: fitted - edge)
    }
    return RowMap(knots.knots)
  }

  /// Whether a stroke precedes another: the outer one, then the longer one.
  private static func isFirst(
    _ a: HorizontalStroke, _ b: HorizontalStroke, from middle: Double
  ) -> Bool {
    func rank(_ stroke: HorizontalStroke) -> (Double, Double, Double) {
      let distance = max(abs(stroke.low - middle), abs(stroke.high - middle))
      return ((distance * 64).rounded(), stroke.length, stroke.low)
    }
    return rank(a) > rank(b)
  }
}
