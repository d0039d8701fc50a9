internal import SymtextGraphics

/// A line along the inside of a filled shape, stroked by the thickest pen that fits: the stroke touches the shape's
/// edge and nowhere leaves the shape.
struct InnerEdge {
  /// Closed contours, in the units of the outline.
  let path: Path
  /// Half the width of the pen.
  let halfWidth: Double

  /// Pens to try, as fractions of the widest one.
  private static let pens = [1, 0.75, 0.5, 0.35, 0.25]
  /// The distance of the pen from the edge, in units of the drawing grid; larger than flattening errors.
  private static let margin = 0.01
  /// The fraction of the pen that may leave the shape.
  private static let slack = 0.2
  /// The most points of a shape; shapes with more are skipped.
  private static let mostPoints = 1_500

  /// - Parameters:
  ///   - outline: filled by the nonzero rule, y down.
  ///   - halfWidth: of the widest pen.
  /// - Returns: `nil` if even thin pens do not fit.
  init?(_ outline: Path, halfWidth: Double) {
    let budget = WorkBudget()
    guard
      let shape = outline.withoutOverlaps(tolerance: PartLines.tolerance, budget: budget),
      !shape.isEmpty
    else { return nil }
    let edge = shape.flattened(tolerance: 0.05, budget: budget).map(\.points)
    guard edge.reduce(0, { $0 + $1.count }) <= Self.mostPoints else { return nil }
    let offsets = OffsetOutline(shape, reach: halfWidth, tolerance: 0.02, budget: budget)
    for share in Self.pens {
      let half = halfWidth * share
      guard let path = offsets.path(distance: -half - Self.margin), Self.fits(path, edge, half)
      else { continue }
      self.path = path
      self.halfWidth = half
      return
    }
    return nil
  }

  /// Whether a pen stays within a shape.
  private static func fits(_ path: Path, _ edge: [[Point]], _ half: Double) -> Bool {
    let least = half * (1 - slack)
    return path.flattened(tolerance: 0.1).allSatisfy { contour in
      contour.points.allSatisfy { point in
        edge.reduce(0) { $0 + Polygon.winding($1, point) } != 0
          && edge.allSatisfy { Polygon.squaredDistance($0, point) >= least * least }
      }
    }
  }
}
