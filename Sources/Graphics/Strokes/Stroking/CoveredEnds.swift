/// Ends of strokes that other strokes cover at every width.
///
/// A cap there would touch the far side of the other stroke without crossing it.
enum CoveredEnds {
  /// Returns the lines without the caps of covered ends.
  ///
  /// Covered caps only make an outline longer, so all are kept if the search would take too much work.
  /// - Parameter budget: the budget of the whole operation; this step spends at most a quarter of it.
  static func removed(
    from lines: [CentreLine], maximumHalfWidth: Double, budget: WorkBudget
  ) -> [CentreLine] {
    let nodes = lines.reduce(0) { $0 + $1.segments.reduce(0) { $0 + $1.nodes.count } }
    let ends = 2 * lines.count { !$0.isClosed }
    let (steps, overflows) = ends.multipliedReportingOverflow(by: distancesOfEnd * nodes)
    guard !overflows, steps <= budget.stepsLeft / 4, budget.spend(steps) else { return lines }
    var lines = lines
    for index in lines.indices where !lines[index].isClosed {
      if isCovered(lines, index, isStart: true, maximumHalfWidth: maximumHalfWidth) {
        lines[index].hasStartCap = false
      }
      if isCovered(lines, index, isStart: false, maximumHalfWidth: maximumHalfWidth) {
        lines[index].hasEndCap = false
      }
    }
    return lines
  }

  /// The number of times an end is measured against all lines.
  private static let distancesOfEnd = 5

  /// The greatest distance between an end and a line on which it lies, as a part of the widest half-width; drawings are
  /// rounded.
  private static let touching = 0.015
  /// The greatest distance of an end's corners from the covering lines, in half-widths; near 1 the strokes run side by
  /// side.
  private static let mostCornerDistance = 0.95

  /// Returns whether other strokes cover an end at every width.
  private static func isCovered(
    _ lines: [CentreLine], _ index: Int, isStart: Bool, maximumHalfWidth: Double
  ) -> Bool {
    let line = lines[index]
    guard let first = line.segments.first, let last = line.segments.last else { return false }
    let node = isStart ? first.first : last.last
    let own = isStart ? 0 : line.segments.count - 1
    let reach = touching * maximumHalfWidth
    func distance(_ point: Point) -> Double {
      lines.indices.lazy.map { other in
        other == index
          ? line.distance(to: point, leavingOut: own) : lines[other].distance(to: point)
      }.min() ?? .infinity
    }
    guard distance(node.point) <= reach else { return false }
    // Of several ends at one point, the first keeps its cap.
    for (other, neighbour) in lines.enumerated() where other != index && !neighbour.isClosed {
      guard let start = neighbour.segments.first?.first, let end = neighbour.segments.last?.last
      else { continue }
      for (place, hasCap) in [
        (start.point, neighbour.hasStartCap), (end.point, neighbour.hasEndCap),
      ] where place.distance(to: node.point) <= 2 * reach && (other > index || !hasCap) {
        return false
      }
    }
    return [0.1, 1].allSatisfy { part in
      let halfWidth = part * maximumHalfWidth
      return [-1.0, 1].allSatisfy { side in
        distance(node.point + node.normal * (side * halfWidth))
          <= mostCornerDistance * halfWidth
      }
    }
  }
}
