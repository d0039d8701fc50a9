internal import SymtextFontGlyphs
package import SymtextGraphics

/// Finds the contours to reverse so that the nonzero rule fills the same area as the even-odd rule.
package enum EvenOddContours {
  /// The maximal deviation of chords from curves, in template units.
  private static let tolerance = 0.05

  /// Returns the indices of contours with the wrong direction.
  ///
  /// Contours that cross are not changed.
  /// - Parameters:
  ///   - isNegative: Whether filled contours must have a negative area. `nil` takes the sign of the largest contour.
  ///   - budget: The limit of work. If it is spent, some contours are missing.
  package static func wrong(
    in path: Path, isNegative: Bool? = nil, budget: WorkBudget = WorkBudget()
  ) -> [Int] {
    let contours = path.contours
    let areas = contours.map(\.area)
    let polygons = contours.map {
      $0.flattened(tolerance: tolerance, budget: budget).flatMap(\.points)
    }
    let steps = polygons.reduce(polygons.count) { $0 + $1.count }
    let outer = isNegative ?? (NonzeroContours.largest(of: areas) < 0) ? -1.0 : 1.0
    return contours.indices.filter { index in
      guard let point = polygons[index].first, budget.spend(steps) else { return false }
      let depth = polygons.indices.filter {
        $0 != index && Self.contains(polygons[$0], point)
      }.count
      let wanted = depth % 2 == 0 ? outer : -outer
      return areas[index] * wanted < 0
    }
  }

  /// Returns whether a point lies in a polygon, by the even-odd rule.
  package static func contains(_ polygon: [Point], _ point: Point) -> Bool {
    var isInside = false
    var before = polygon.last ?? .zero
    for corner in polygon {
      if (corner.y > point.y) != (before.y > point.y) {
        let x =
          corner.x + (point.y - corner.y) / (before.y - corner.y) * (before.x - corner.x)
        if point.x < x { isInside.toggle() }
      }
      before = corner
    }
    return isInside
  }
}
