/// A filled outline with cuts across its strokes, so that it can be drawn partly, as by a pen.
///
/// SF Symbols templates call the ends of these cuts guide points. Between two cuts both edges of a stroke are drawn at
/// once, each in proportion to its length; the position of the pen has a round end. Parts of the outline without cuts
/// are solid.
package struct CutOutline: Sendable {
  /// The whole outline.
  package let outline: Path
  /// The parts of the outline that no pen draws, and that stay in their place.
  package private(set) var solids = Path()
  /// The parts of the outline that no pen draws, and that move with a pen.
  package private(set) var carried: [(outline: Path, route: PenRoute)] = []
  private var strokes: [StrokeBetweenCuts] = []

  /// Creates an outline that can be drawn partly.
  ///
  /// Points are moved to the nearest contour. A stroke whose cuts are not connected by edges of the outline is left
  /// out.
  /// - Parameters:
  ///   - outline: closed contours, filled by the nonzero rule; holes turn against their surroundings.
  ///   - strokes: the cuts of each stroke, in order along it.
  ///   - guides: the other properties of each stroke; empty for none.
  ///   - tolerance: the greatest distance of a point from the outline, in its units.
  /// - Returns: `nil` if there is no stroke to draw.
  package init?(
    _ outline: Path, strokes: [[StrokeCut]], guides: [StrokeGuide] = [], tolerance: Double
  ) {
    self.outline = outline
    let measured = MeasuredOutline(outline)
    func place(_ point: Point) -> StrokeBetweenCuts.Place? {
      guard let (place, distance) = measured.nearest(to: point), distance <= tolerance,
        let contour = measured.contours[place.contour]
      else { return nil }
      return .init(contour: place.contour, distance: place.share * contour.length)
    }
    var placed: [(cuts: [StrokeBetweenCuts.Cut], guide: StrokeGuide)] = []
    for (number, cuts) in strokes.enumerated() {
      let found = cuts.compactMap { cut in
        place(cut.first).flatMap { first in
          place(cut.second).map { (time: cut.time, first: first, second: $0) }
        }
      }
      guard found.count == cuts.count else { continue }
      placed.append((found, guides.indices.contains(number) ? guides[number] : StrokeGuide()))
    }
    let places = placed.flatMap { $0.cuts.flatMap { [$0.first, $0.second] } }
    self.strokes = placed.compactMap {
      StrokeBetweenCuts($0.cuts, all: places, of: measured, guide: $0.guide)
    }
    guard !self.strokes.isEmpty else { return nil }
    findSolids(measured, tolerance: tolerance)
    attachSolids(tolerance: tolerance)
  }

  /// Finds the solid parts: contours without a stroke, and the rest of the others.
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

  /// Attaches each solid part to the pen that ends nearest to it, of those that carry parts.
  private mutating func attachSolids(tolerance: Double) {
    let routes = strokes.flatMap { stroke in
      stroke.guide.attachments.compactMap { PenRoute(stroke, to: $0) }
    }
    guard !routes.isEmpty, !solids.isEmpty else { return }
    let contours = solids.contours.map { contour in
      (path: contour, points: contour.flattened(tolerance: tolerance).first?.points ?? [])
    }
    func isHole(_ contour: Path) -> Bool { contour.area * outline.area < 0 }
    for body in contours where !isHole(body.path) && body.points.count > 2 {
      var part = body.path
      for hole in contours where isHole(hole.path) {
        if let point = hole.points.first, Polygon.contains(body.points, point) {
          part.append(hole.path)
        }
      }
      func gap(_ point: Point) -> Double {
        Polygon.contains(body.points, point) ? 0 : Polygon.squaredDistance(body.points, point)
      }
      guard let route = routes.min(by: { gap($0.end) < gap($1.end) }) else { continue }
      // The end of the pen's stroke covers the seam between both.
      let radius = route.width / 2
      if gap(route.end) <= radius * radius {
        let end = Path.ellipse(center: route.end, radiusX: radius, radiusY: radius)
        part.append(end.area * body.path.area < 0 ? end.reversed : end)
      }
      carried.append((part, route))
    }
    solids = Path()
  }

  /// The length of the longest stroke, in the units of the outline.
  package var longestStroke: Double { strokes.map(\.length).max() ?? 0 }

  /// The centre lines of the strokes in the direction of the pen, their average widths, and whether their ends are
  /// round; for programs that draw strokes only.
  package var centerLines: [(path: Path, width: Double, isRound: Bool)] {
    strokes.flatMap { stroke in
      stroke.centerLines.map { ($0.path, $0.width, stroke.hasRoundEnds) }
    }
  }

  /// Returns the parts of the strokes drawn between two times, 0 to 1, without ``solids``.
  ///
  /// Fill the path by the nonzero rule.
  package func drawn(part: ClosedRange<Double>) -> Path {
    let (from, to) = (max(part.lowerBound, 0), min(part.upperBound, 1))
    var path = Path()
    guard to > from else { return path }
    for stroke in strokes { path.append(stroke.drawn(from...to)) }
    return path
  }
}
