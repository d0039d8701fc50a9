/// A filled outline with cuts across its strokes, so that a part of it can be drawn as a pen would.
///
/// Templates of SF Symbols call these cuts guide points. Between two cuts a stroke is drawn along both its
/// edges at once, evenly by their lengths; where a pen stands it is round. What no cut divides is solid.
package struct CutOutline: Sendable {
  /// All of it.
  package let outline: Path
  /// What of it no pen draws.
  package private(set) var solids = Path()
  private var strokes: [StrokeBetweenCuts] = []

  /// Makes an outline of which a part can be drawn.
  ///
  /// Places are put on the nearest contour. Cuts that no edges of the outline join are left out.
  /// - Parameters:
  ///   - outline: closed contours, filled by the nonzero rule; holes turn against what they are in.
  ///   - strokes: of each stroke its cuts, in order along it.
  ///   - tolerance: how far a place may lie from the outline, in its units.
  /// - Returns: `nil` when there is no stroke to draw.
  package init?(_ outline: Path, strokes: [[StrokeCut]], tolerance: Double) {
    self.outline = outline
    let measured = MeasuredOutline(outline)
    func place(_ point: Point) -> StrokeBetweenCuts.Place? {
      guard let (place, distance) = measured.nearest(to: point), distance <= tolerance,
        let contour = measured.contours[place.contour]
      else { return nil }
      return .init(contour: place.contour, distance: place.share * contour.length)
    }
    let placed = strokes.compactMap { cuts in
      let found = cuts.compactMap { cut in
        place(cut.first).flatMap { first in
          place(cut.second).map { (time: cut.time, first: first, second: $0) }
        }
      }
      return found.count == cuts.count ? found : nil
    }
    let places = placed.flatMap { $0.flatMap { [$0.first, $0.second] } }
    self.strokes = placed.compactMap { StrokeBetweenCuts($0, all: places, of: measured) }
    guard !self.strokes.isEmpty else { return nil }
    findSolids(measured, tolerance: tolerance)
  }

  /// What is left: contours without a stroke, and what strokes leave of theirs.
  private mutating func findSolids(_ measured: MeasuredOutline, tolerance: Double) {
    var covered: [Int: Double] = [:]
    for arc in strokes.flatMap(\.arcs) { covered[arc.contour, default: 0] += arc.length }
    let isWhole = covered.allSatisfy { index, length in
      abs(length - (measured.contours[index]?.length ?? 0)) < tolerance
    }
    var others = Path()
    for (index, contour) in outline.contours.enumerated()
    where covered[index] == nil && measured.contours[index] != nil {
      others.append(contour)
    }
    guard !isWhole || others.contours.contains(where: { $0.area * outline.area < 0 }) else {
      solids = others
      return
    }
    var drawn = Path()
    for stroke in strokes { drawn.append(stroke.drawn(0...1)) }
    solids =
      outline.combined(.difference, with: drawn, tolerance: tolerance / 4, budget: WorkBudget())
      ?? others
  }

  /// How long the longest stroke is, in the units of the outline.
  package var longestStroke: Double { strokes.map(\.length).max() ?? 0 }

  /// Lines in the middle of the strokes, from where a pen begins, how wide it is on average and whether its ends
  /// are round: what programs can draw that know strokes only.
  package var centerLines: [(path: Path, width: Double, isRound: Bool)] {
    strokes.flatMap { stroke in
      stroke.centerLines.map { ($0.path, $0.width, stroke.hasRoundEnds) }
    }
  }

  /// What pens have drawn of the strokes between two times, 0 to 1; ``solids`` are not among it.
  ///
  /// Filled by the nonzero rule.
  package func drawn(part: ClosedRange<Double>) -> Path {
    let (from, to) = (max(part.lowerBound, 0), min(part.upperBound, 1))
    var path = Path()
    guard to > from else { return path }
    for stroke in strokes { path.append(stroke.drawn(from...to)) }
    return path
  }
}
