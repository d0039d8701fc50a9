/// One contour of a path that is stroked.
struct CentreLine {
  /// Where the pen comes down.
  var start: Point
  /// None for a dot.
  var segments: [StrokeSegment] = []
  var isClosed = false
  /// Whether the stroke begins with a cap of its own.
  var hasStartCap = true
  /// Whether the stroke ends with a cap of its own.
  var hasEndCap = true
  /// What it gives; `nil` for a line that does not.
  var giving: GivingPen?

  /// Whether a point lies inside the closed line.
  func encloses(_ point: Point) -> Bool {
    var winding = 0
    for segment in segments {
      for (a, b) in zip(segment.nodes, segment.nodes.dropFirst()) {
        guard (a.point.y <= point.y) != (b.point.y <= point.y) else { continue }
        let turn = (b.point - a.point).cross(point - a.point)
        if (turn > 0) == (b.point.y > a.point.y) { winding += b.point.y > a.point.y ? 1 : -1 }
      }
    }
    return winding != 0
  }

  /// The radius of the largest circle inside the closed line, or any number above a limit.
  ///
  /// Searched on a grid, then on finer ones around the best place, as far as the budget goes.
  func inradius(upTo limit: Double, budget: WorkBudget) -> Double {
    var box = Rect(start)
    for segment in segments {
      for node in segment.nodes { box.include(node.point) }
    }
    let nodes = segments.reduce(0) { $0 + $1.nodes.count }
    var best = (radius: 0.0, place: Point(box.midX, box.midY))
    // Mostly the middle says that there is room enough.
    if encloses(best.place) {
      let radius = distance(to: best.place)
      if radius > limit { return radius }
    }
    var (width, height) = (box.width, box.height)
    for _ in 0..<6 {
      guard budget.spend(Self.stepsOfGrid, times: nodes) else { break }
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

  /// How often every node is looked at for one grid.
  private static let stepsOfGrid = 150

  /// The distance of a point from the line, but for one segment and its neighbours.
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
