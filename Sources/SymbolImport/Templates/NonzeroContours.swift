internal import SymtextFontGlyphs
package import SymtextGraphics

/// Contours that have to turn round so that a path still fills the same when it is joined with others.
///
/// The nonzero rule fills what stands alone whichever way it turns. Where paths are joined, an area that turns one way
/// and one that turns the other way cancel each other, though.
package enum NonzeroContours {
  /// How far chords may stray from curves, in template units.
  private static let tolerance = 0.05
  /// How much of a contour lies in another one of its island: what only meets another with a corner, as the fin and the
  /// tail of a fish, is an area of its own.
  private static let least = 0.25

  /// The contours, from 0, of those islands whose largest contour turns the other way than it should.
  ///
  /// An island is contours that lie in each other. All of it turns round, so it fills the same as before.
  /// - Parameters:
  ///   - isNegative: whether what is filled shall have a negative area.
  ///   - budget: how much work it may be; some are missing when it is spent.
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

  /// The area that covers most, with the sign that says which way its contour turns.
  package static func largest(of areas: [Double]) -> Double {
    areas.max { abs($0) < abs($1) } ?? 0
  }
}
