/// The stroke thickness of a filled outline: the one that most of its edges have, by length.
package struct StrokeMeasurement: Hashable, Sendable {
  /// The thickness, in the units of the path.
  package var width: Double
  /// The length of the edges with this thickness.
  package var length: Double

  /// The cosine of 5°, the greatest angle between the edges of a stroke.
  private static let cosine = 0.996_194_698_091_745_5
  /// The greatest relative difference between thicknesses that count as equal.
  private static let spread = 0.02

  /// Measures the black between edges that run side by side.
  /// - Parameters:
  ///   - range: thicknesses outside it are not strokes.
  ///   - budget: the work limit; if it is spent, some edges are missing.
  /// - Returns: `nil` if no thickness lies in the range.
  package init?(
    _ outline: FilledOutline, in range: ClosedRange<Double>, budget: WorkBudget = WorkBudget()
  ) {
    var pieces: [FilledOutline.Piece] = []
    for contour in outline.ranges.indices {
      pieces += outline.pieces(
        ofContour: contour, facing: .black, cosine: Self.cosine, budget: budget
      ).filter { range.contains($0.gap) }
    }
    pieces.sort { $0.gap < $1.gap }
    var best: (length: Double, moment: Double) = (0, 0)
    var window: (length: Double, moment: Double) = (0, 0)
    var first = 0
    for piece in pieces {
      window.length += piece.length
      window.moment += piece.length * piece.gap
      while pieces[first].gap < piece.gap * (1 - Self.spread) {
        window.length -= pieces[first].length
        window.moment -= pieces[first].length * pieces[first].gap
        first += 1
      }
      if window.length > best.length { best = window }
    }
    guard best.length > 0 else { return nil }
    width = best.moment / best.length
    length = best.length
  }
}
