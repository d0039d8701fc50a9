/// The largest circle in a hole that touches neither its edge nor the islands in it.
///
/// Found by subdividing squares and discarding those that cannot contain a better centre.
struct LargestCircle {
  private(set) var center: Point
  private(set) var radius: Double

  private struct Square {
    var center: Point
    var half: Double
    /// The radius of the largest circle around the centre; negative outside the hole.
    var radius: Double
    /// An upper limit for the radius around any centre in the square.
    var bound: Double { radius + half * 2.0.squareRoot() }
  }

  /// - Parameters:
  ///   - precision: the greatest error of the radius.
  ///   - limit: a radius. The search stops if the hole holds a circle of this radius.
  ///   - budget: the work limit.
  /// - Returns: `nil` if the hole holds a circle of radius `limit` or no circle at all, or if the budget is spent.
  init?(
    in hole: [Point], besides islands: [[Point]], precision: Double, lessThan limit: Double,
    budget: WorkBudget
  ) {
    guard let first = hole.first else { return nil }
    var box = Rect(first)
    for point in hole { box.include(point) }
    func square(_ center: Point, _ half: Double) -> Square {
      var (isWhite, squared) = Polygon.place(of: center, in: hole)
      for island in islands {
        let place = Polygon.place(of: center, in: island)
        if place.isInside { isWhite = false }
        squared = min(squared, place.squaredDistance)
      }
      return Square(
        center: center, half: half, radius: squared.squareRoot() * (isWhite ? 1 : -1))
    }
    let side = max(min(box.width, box.height), max(box.width, box.height) / 16)
    guard side > 0 else { return nil }
    let steps = islands.reduce(hole.count) { $0 + $1.count }
    var squares: [Square] = []
    for x in stride(from: box.minX, to: box.maxX, by: side) {
      for y in stride(from: box.minY, to: box.maxY, by: side) {
        guard budget.spend(steps) else { return nil }
        squares.append(square(Point(x + side / 2, y + side / 2), side / 2))
      }
    }
    center = first
    radius = 0
    while !squares.isEmpty {
      for square in squares where square.radius > radius {
        center = square.center
        radius = square.radius
      }
      if radius >= limit { return nil }
      let promising = squares.filter { $0.bound > radius + precision }
      squares = []
      for parent in promising {
        let half = parent.half / 2
        guard budget.spend(4, times: steps) else { return nil }
        for (dx, dy) in [(-half, -half), (half, -half), (-half, half), (half, half)] {
          squares.append(square(Point(parent.center.x + dx, parent.center.y + dy), half))
        }
      }
    }
    guard radius > 0 else { return nil }
  }
}
