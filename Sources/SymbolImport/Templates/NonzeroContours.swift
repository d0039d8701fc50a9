internal import SymtextFontGlyphs
package import SymtextGraphics

/// Finds the contours to reverse so that a path fills the same area after it is joined with others.
///
/// The nonzero rule fills a single area regardless of its direction. In joined paths, overlapping areas of opposite
/// directions cancel.
package enum NonzeroContours {
  /// The maximal deviation of chords from curves, in template units.
  private static let tolerance = 0.05
  /// The minimal fraction of a contour's points inside another contour of its island.
  ///
  /// Areas that only touch at a corner, such as the fin and tail of a fish, are separate islands.
  private static let least = 0.25

  /// Returns the indices of contours in islands whose largest contour has the wrong direction.
  ///
  /// An island is a group of contours that lie in each other. All its contours are reversed, so it fills the same area
  /// as before.
  /// - Parameters:
  ///   - isNegative: Whether filled contours must have a negative area.
  ///   - budget: The limit of work. If it is spent, some contours are missing.
  package static func wrong(
    in path: Path, isNegative: Bool, budget: WorkBudget = WorkBudget()
  ) -> [Int] {
    let contours = path.contours
    let areas = contours.map(\.area)
    guard areas.contains(where: { isNegative ? $0 > 0 : $0 < 0 }) else { return [] }
    let boxes = contours.map(\.bounds)
    let polygons = contours.map {
      $0.flattened(tolerance: tolerance, budget: budget).flatMap(\.points)
    }
    var islands = Array(contours.indices)
    for index in contours.indices {
      for other in contours.indices where islands[other] != islands[index] {
        guard let box = boxes[index], let otherBox = boxes[other], box.intersects(otherBox),
          budget.spend(polygons[index].count * polygons[other].count)
        else { continue }
        let inside = polygons[index].count { EvenOddContours.contains(polygons[other], $0) }
        guard Double(inside) > Self.least * Double(polygons[index].count) else { continue }
        let (kept, joined) = (islands[index], islands[other])
        for place in islands.indices where islands[place] == joined { islands[place] = kept }
      }
    }
    return contours.indices.filter { index in
      let island = contours.indices.filter { islands[$0] == islands[index] }
      return (largest(of: island.map { areas[$0] }) < 0) != isNegative
    }
  }

  /// Returns the largest area by magnitude, with the sign of its contour's direction.
  package static func largest(of areas: [Double]) -> Double {
    areas.max { abs($0) < abs($1) } ?? 0
  }
}
