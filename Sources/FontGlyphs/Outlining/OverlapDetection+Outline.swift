internal import SymtextGraphics
internal import SymtextOpenType

extension OverlapDetection {
  /// Whether the contours of a glyph cross each other or themselves.
  /// - Parameter budget: The limit of the work; the result is `true` when it is spent.
  static func overlaps(_ outline: Outline, budget: WorkBudget = WorkBudget()) -> Bool {
    overlaps(polygons(outline.contours, budget: budget), budget: budget)
  }

  /// Returns TrueType contours as polygons within a font unit of them.
  /// - Parameter budget: The limit of the work; corners are missing when it is spent.
  static func polygons(_ contours: [[Outline.Point]], budget: WorkBudget) -> [[Point]] {
    contours.map { contour in
      guard let first = contour.first else { return [] }
      func point(_ p: Outline.Point) -> Point { Point(Double(p.x), Double(p.y)) }
      var points = [point(first)]
      points.reserveCapacity(2 * contour.count)
      var control: Point?
      func add(_ end: Point) {
        guard let middle = control else { return points.append(end) }
        let curve = QuadraticBezier(points[points.count - 1], middle, end)
        let count = curve.segmentCount(tolerance: 1)
        for part in 1..<max(count, 1) {
          points.append(curve.point(at: Double(part) / Double(count)))
        }
        points.append(end)
      }
      for index in 1...contour.count {
        let next = contour[index == contour.count ? 0 : index]
        if next.isOnCurve {
          add(point(next))
          control = nil
        } else {
          if let last = control { add(last.interpolated(to: point(next), 0.5)) }
          control = point(next)
        }
      }
      if points.count > 1, points.first == points.last { points.removeLast() }
      return budget.spend(points.count, times: WorkBudget.point) ? points : []
    }
  }
}

extension Path {
  /// Makes a path from a TrueType contour, with its implied points.
  init(outline contour: [Outline.Point]) {
    self.init()
    guard let first = contour.first else { return }
    func point(_ p: Outline.Point) -> Point { Point(Double(p.x), Double(p.y)) }
    move(to: point(first))
    var control: Point?
    for next in contour.dropFirst() + [first] {
      let place = point(next)
      switch (control, next.isOnCurve) {
      case (nil, true): line(to: place)
      case (nil, false): control = place
      case (let c?, true):
        quad(c, to: place)
        control = nil
      case (let c?, false):
        quad(c, to: c.interpolated(to: place, 0.5))
        control = place
      }
    }
    close()
  }
}
