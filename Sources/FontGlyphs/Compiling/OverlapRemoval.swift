internal import Geometry

/// Joins contours that overlap into one, in every master alike.
///
/// The union is made at each master. Every part of a result comes from a segment of the strokes'
/// outlines, which have one structure in all masters; so results whose parts come from the same outlines
/// in the same order can be given one structure again. Where a crossing lies on another segment in
/// another master, the segments in between have no length there. Whole segments stay linear in the
/// stroke's width, crossings nearly so.
struct OverlapRemoval {
  /// For each master its contours, in the space of the variable outline.
  private(set) var masters: [[[Point]]]
  /// Which points lie on the curve: the structure that all masters share.
  private(set) var isOnCurve: [[Bool]]

  /// - Parameters:
  ///   - outline: contours that may overlap.
  ///   - halfWidths: of the masters, the default one at `reference`.
  ///   - tolerance: how exactly to clip, in the space of the outline.
  /// - Returns: `nil` when the masters' unions have different structures.
  init?(
    _ outline: VariableOutline, halfWidths: [Double], reference: Int, tolerance: Double
  ) {
    let strokes = StrokeSegments(outline)
    var unions: [[OutlineRuns]] = []
    for halfWidth in halfWidths {
      guard
        let contours = outline.path(halfWidth: halfWidth).tracedWithoutOverlaps(
          tolerance: tolerance)
      else { return nil }
      var runs: [OutlineRuns] = []
      for contour in contours {
        guard let traced = OutlineRuns(contour, strokes: strokes) else { return nil }
        runs.append(traced)
      }
      unions.append(runs)
    }
    guard Set(unions.map(\.count)).count == 1 else { return nil }
    masters = halfWidths.map { _ in [] }
    isOnCurve = []
    var unmatched = unions
    for contour in unions[reference] {
      var alike: [OutlineRuns] = []
      for master in halfWidths.indices {
        guard
          let (index, rotated) = contour.nearest(among: unmatched[master])
        else { return nil }
        unmatched[master].remove(at: index)
        alike.append(rotated)
      }
      guard let points = OutlineRuns.points(alike, strokes: strokes, halfWidths: halfWidths) else {
        return nil
      }
      for master in halfWidths.indices { masters[master].append(points.masters[master]) }
      isOnCurve.append(points.isOnCurve)
    }
  }

  /// The outline halfway between two masters.
  func path(between a: Int, _ b: Int) -> Path {
    var variable = VariableOutline(contours: [])
    for contour in isOnCurve.indices {
      variable.contours.append(
        isOnCurve[contour].indices.map { point in
          .init(
            base: masters[a][contour][point].interpolated(to: masters[b][contour][point], 0.5),
            offset: .zero, isOnCurve: isOnCurve[contour][point])
        })
    }
    return variable.path(halfWidth: 0)
  }
}
