/// The contours of a path, joined by the nonzero rule, as polygons that neither cross nor overlap.
///
/// Outer contours turn from the x axis towards the y axis, holes the other way.
struct JoinedPolygons {
  /// The corners of each contour.
  let contours: [[Point]]
  /// The bounding box of the path.
  let box: Rect
  /// The greater side of the box.
  let reach: Double
  /// The greatest distance between a polygon and its curves: 1/2000 of the greater side.
  let tolerance: Double

  /// Joins and flattens contours, all of which count as closed.
  /// - Returns: `nil` if the path encloses no area, coordinates are not finite, or the budget is spent.
  init?(_ path: Path, budget: WorkBudget) {
    guard let box = path.bounds, Point(box.minX, box.minY).isFinite,
      Point(box.maxX, box.maxY).isFinite
    else { return nil }
    let reach = max(box.width, box.height)
    guard reach > 0, reach.isFinite else { return nil }
    let tolerance = reach / 2000
    // The clipping grid: coordinates relative to the corner of the box, below 2²⁸.
    let scale = 200_000_000 / reach
    guard scale.isFinite else { return nil }
    let flat = path.flattened(tolerance: tolerance, budget: budget)
    guard flat.allSatisfy({ $0.points.allSatisfy(\.isFinite) }) else { return nil }
    let polygons = flat.map { contour in
      contour.points.map {
        PolygonClipper.GridPoint(
          x: Int64((($0.x - box.minX) * scale).rounded()),
          y: Int64((($0.y - box.minY) * scale).rounded()))
      }
    }
    guard
      let joined = PolygonClipper.combine(
        polygons, .nonzero, .union, [], .nonzero, budget: budget)
    else { return nil }
    contours = joined.compactMap { polygon in
      var points: [Point] = []
      for place in polygon {
        let point = Point(box.minX + Double(place.x) / scale, box.minY + Double(place.y) / scale)
        // Sides shorter than the tolerance have no direction worth measuring.
        if let last = points.last, last.distance(to: point) < tolerance { continue }
        points.append(point)
      }
      while points.count > 1, points[points.count - 1].distance(to: points[0]) < tolerance {
        points.removeLast()
      }
      return points.count > 2 ? points : nil
    }
    guard !contours.isEmpty else { return nil }
    self.box = box
    self.reach = reach
    self.tolerance = tolerance
  }
}
