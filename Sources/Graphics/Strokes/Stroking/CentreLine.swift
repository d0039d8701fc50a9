/// A contour of a stroked path.
struct CentreLine {
  /// The start point.
  var start: Point
  /// Empty for a dot.
  var segments: [StrokeSegment] = []
  var isClosed = false
  /// Whether the stroke begins with a cap of its own.
  var hasStartCap = true
  /// Whether the stroke ends with a cap of its own.
  var hasEndCap = true
  /// `nil` for a line that does not give way.
  var yielding: YieldingPen?

  /// Whether the closed line turns from the x axis towards the y axis.
  var isClockwise: Bool { Polygon.doubledArea(corners) > 0 }

  /// The line as a polygon.
  private var corners: [Point] { segments.flatMap { $0.nodes.map(\.point) } }

  /// Returns the radius of the largest circle inside the closed line; any number above `limit` if it is larger than
  /// that.
  ///
  /// Searches on a grid, then on finer ones around the best place, until the budget is spent.
  func inradius(upTo limit: Double, budget: WorkBudget) -> Double {
    let corners = corners
    func encloses(_ point: Point) -> Bool { Polygon.winding(corners, point) != 0 }
    var box = Rect(start)
    for corner in corners { box.include(corner) }
    var best = (radius: 0.0, place: Point(box.midX, box.midY))
    // Usually the centre of the box shows that there is enough room.
    if encloses(best.place) {
      let radius = distance(to: best.place)
      if radius > limit { return radius }
    }
    var (width, height) = (box.width, box.height)
    for _ in 0..<6 {
      guard budget.spend(Self.stepsOfGrid, times: corners.count) else { break }
      let middle = best.place
      for row in -4...4 {
        for column in -4...4 {
          let place = Point(
            middle.x + width * Double(column) / 8, middle.y + height * Double(row) / 8)
          guard encloses(place) else { continue }
          let radius = distance(to: place)
          if radius > limit { return radius }
          if radius > best.radius { best = (radius, place) }
        }
      }
      (width, height) = (width / 3, height / 3)
    }
    return best.radius
  }

  /// The number of times each node is examined for one grid.
  private static let stepsOfGrid = 150

  /// Returns the distance of a point from the line, without one segment and its neighbours.
  func distance(to point: Point, leavingOut left: Int? = nil) -> Double {
    if segments.isEmpty { return start.distance(to: point) }
    var nearest = Double.infinity
    for index in segments.indices {
      if let left, abs(index - left) < 2 { continue }
      nearest = min(nearest, segments[index].distance(to: point, lessThan: nearest))
    }
    return nearest
  }
}
