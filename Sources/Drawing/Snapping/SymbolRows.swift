internal import SymtextGraphics

/// The rows that a symbol's edges are brought onto, about the middle of the capitals beside it.
///
/// What lies as far above the middle as something else below it does so afterwards. Pixels, y up from the text's
/// baseline.
struct SymbolRows {
  /// The middle of the capitals.
  private let middle: Double
  /// The same between whole rows.
  private let fittedMiddle: Double
  private let capHeight: Double

  /// - Parameter capHeight: of the text.
  init(capHeight: Double) {
    self.capHeight = capHeight
    middle = capHeight / 2
    fittedMiddle = max(capHeight.rounded(), 1) / 2
  }

  /// An edge moves no farther, in pixels: circles stay circles.
  private static let mostMove = 0.35

  /// How far from the fitted middle an edge goes that was so far from the middle: to the nearest row that is
  /// near enough.
  private func row(_ distance: Double) -> Double {
    let phase = fittedMiddle - fittedMiddle.rounded(.down)
    let row = (distance - phase).rounded() + phase
    return abs(row - distance) <= Self.mostMove ? row : distance
  }

  /// Where the heights of a symbol go.
  /// - Parameters:
  ///   - outline: of all its layers, in pixels, y up from its own baseline.
  ///   - shift: how far that lies above the text's.
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
    // From the outside: what is seen of a symbol first is its height.
    for stroke in strokes.sorted(by: { Self.isFirst($0, $1, from: middle) })
    where !isCentral(stroke) {
      let isAbove = stroke.middle > middle
      guard let edge = isAbove ? stroke.top : stroke.bottom else { continue }
      let distance = abs(edge - middle)
      // Bars of a pile are all as sharp as the one in the middle.
      let isBar = central != nil && !stroke.isRound && stroke.thickness > 0
      let way = abs(stroke.middle - middle)
      let row = isBar ? distance + way.rounded() - way : self.row(distance)
      let fitted = fittedMiddle + (isAbove ? row : -row)
      knots.add(stroke, movedBy: fitted - edge)
    }
    return RowMap(knots.knots)
  }

  /// The outer one first, of two that are as far out the longer one.
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
