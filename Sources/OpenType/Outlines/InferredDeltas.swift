/// Finds the points of an outline whose deltas can be inferred from neighbouring points, so that the font need not
/// store them.
///
/// <https://learn.microsoft.com/typography/opentype/spec/gvar#inferred-deltas-for-un-referenced-point-numbers>
struct InferredDeltas {
  /// The largest error of an inferred delta, along each axis.
  let tolerance: Double

  /// The largest number of inferred points between two stored points.
  private static let most = 8

  /// A point of a contour, along one axis.
  private struct Place {
    var at: Int
    var delta: Int
  }

  /// Returns the points of one contour whose deltas are stored, in their order; none when the contour does not move.
  /// - Parameters:
  ///   - contour: The points without the deltas.
  ///   - deltas: One delta for each point.
  func stored(_ contour: [Outline.Point], _ deltas: ArraySlice<GvarTable.Delta>) -> [Int] {
    let deltas = Array(deltas)
    let count = contour.count
    guard count > 0, deltas.count == count else { return [] }
    if deltas.allSatisfy({ isWithin(Double($0.x)) && isWithin(Double($0.y)) }) { return [] }
    // A contour that only shifts needs one stored point.
    if let one = deltas.indices.first,
      deltas.allSatisfy({
        isWithin(Double($0.x - deltas[one].x)) && isWithin(Double($0.y - deltas[one].y))
      })
    {
      return [one]
    }
    // Start at the point that moves farthest, because its delta is rarely inferred from others.
    let start =
      deltas.indices.max {
        (deltas[$0].x * deltas[$0].x + deltas[$0].y * deltas[$0].y, $1)
          < (deltas[$1].x * deltas[$1].x + deltas[$1].y * deltas[$1].y, $0)
      } ?? 0
    var costs = [0]
    var befores = [0]
    for end in 1...count {
      var best = (cost: costs[end - 1] + 1, before: end - 1)
      var before = end - 2
      while before >= 0, end - before <= Self.most + 1 {
        if costs[before] + 1 < best.cost,
          infers(contour, deltas, from: start + before, to: start + end)
        {
          best = (costs[before] + 1, before)
        }
        before -= 1
      }
      costs.append(best.cost)
      befores.append(best.before)
    }
    var stored: [Int] = []
    var place = count
    while place > 0 {
      place = befores[place]
      stored.append((start + place) % count)
    }
    return stored.sorted()
  }

  private func isWithin(_ difference: Double) -> Bool { abs(difference) <= tolerance }

  /// Whether two points imply the movement of all points between them; indices continue beyond the last point.
  private func infers(
    _ contour: [Outline.Point], _ deltas: [GvarTable.Delta], from start: Int, to end: Int
  ) -> Bool {
    let count = contour.count
    let (a, b) = (start % count, end % count)
    return (start + 1..<end).allSatisfy { place in
      let point = place % count
      return isWithin(
        Double(deltas[point].x)
          - Self.inferred(
            contour[point].x, Place(at: contour[a].x, delta: deltas[a].x),
            Place(at: contour[b].x, delta: deltas[b].x)))
        && isWithin(
          Double(deltas[point].y)
            - Self.inferred(
              contour[point].y, Place(at: contour[a].y, delta: deltas[a].y),
              Place(at: contour[b].y, delta: deltas[b].y)))
    }
  }

  /// Returns the inferred delta of a point on one axis: interpolated between two others, or equal to the nearer one's.
  private static func inferred(_ at: Int, _ a: Place, _ b: Place) -> Double {
    if a.at == b.at { return a.delta == b.delta ? Double(a.delta) : 0 }
    let (low, high) = a.at < b.at ? (a, b) : (b, a)
    if at <= low.at { return Double(low.delta) }
    if at >= high.at { return Double(high.delta) }
    let part = Double(at - low.at) / Double(high.at - low.at)
    return Double(low.delta) + part * Double(high.delta - low.delta)
  }
}
