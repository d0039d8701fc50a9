/// Detects contours that cross each other or themselves.
package enum OverlapDetection {
  fileprivate struct Edge {
    var a: Point
    var b: Point
    var contour: Int
    var index: Int
    var count: Int
    let minX: Double
    let maxX: Double
    let minY: Double
    let maxY: Double

    init(a: Point, b: Point, contour: Int, index: Int, count: Int) {
      (self.a, self.b, self.contour, self.index, self.count) = (a, b, contour, index, count)
      (minX, maxX) = a.x < b.x ? (a.x, b.x) : (b.x, a.x)
      (minY, maxY) = a.y < b.y ? (a.y, b.y) : (b.y, a.y)
    }
  }

  /// Returns whether contours of a path overlap; all count as closed.
  /// - Parameters:
  ///   - tolerance: the flattening tolerance, in the units of the path.
  ///   - budget: the work limit; if it is spent, the result is true.
  package static func overlaps(
    _ path: Path, tolerance: Double, budget: WorkBudget = WorkBudget()
  ) -> Bool {
    overlaps(path.flattened(tolerance: tolerance, budget: budget).map(\.points), budget: budget)
  }

  /// Two edges that cross, each with the index of its polygon and its index in that polygon.
  package struct Crossing: Hashable, Sendable {
    package var first: (polygon: Int, edge: Int) { (firstPolygon, firstEdge) }
    package var second: (polygon: Int, edge: Int) { (secondPolygon, secondEdge) }

    private var firstPolygon, firstEdge, secondPolygon, secondEdge: Int

    fileprivate init(_ a: Edge, _ b: Edge) {
      (firstPolygon, firstEdge) = (a.contour, a.index)
      (secondPolygon, secondEdge) = (b.contour, b.index)
    }
  }

  /// Returns whether edges of closed polygons cross.
  package static func overlaps(
    _ polygons: [[Point]], budget: WorkBudget = WorkBudget()
  ) -> Bool {
    !hasOnly(polygons, budget: budget) { _ in false }
  }

  /// Returns whether all crossings of closed polygons are harmless.
  ///
  /// The edges are swept from left to right.
  /// - Parameters:
  ///   - budget: the work limit; if it is spent, the result is false.
  ///   - isHarmless: returns whether a crossing can be ignored.
  package static func hasOnly(
    _ polygons: [[Point]], budget: WorkBudget, _ isHarmless: (Crossing) -> Bool
  ) -> Bool {
    var edges: [Edge] = []
    edges.reserveCapacity(polygons.reduce(0) { $0 + $1.count })
    for (number, flat) in polygons.enumerated() {
      for index in flat.indices {
        let next = flat[(index + 1) % flat.count]
        edges.append(
          Edge(a: flat[index], b: next, contour: number, index: index, count: flat.count))
      }
    }
    var active: [Edge] = []
    let order = edges.indices.map { (x: edges[$0].minX, edge: $0) }.sorted { $0.x < $1.x }
    for (_, number) in order {
      let edge = edges[number]
      guard budget.spend(1 + active.count) else { return false }
      var kept = 0
      for index in active.indices {
        let other = active[index]
        guard other.maxX >= edge.minX else { continue }
        if cross(edge, other), !isHarmless(Crossing(edge, other)) { return false }
        if kept < index { active[kept] = other }
        kept += 1
      }
      active.removeLast(active.count - kept)
      active.append(edge)
    }
    return true
  }

  private static func cross(_ e: Edge, _ f: Edge) -> Bool {
    guard e.minY <= f.maxY, f.minY <= e.maxY else { return false }
    if e.contour == f.contour {
      let distance = abs(e.index - f.index)
      if distance <= 1 || distance == e.count - 1 { return false }
    }
    let u = e.b - e.a
    let v = f.b - f.a
    let s1 = u.cross(f.a - e.a)
    let s2 = u.cross(f.b - e.a)
    let t1 = v.cross(e.a - f.a)
    let t2 = v.cross(e.b - f.a)
    return s1 * s2 < 0 && t1 * t2 < 0
  }
}
