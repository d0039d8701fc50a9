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

  /// The points of a contour from one of them around to itself, along both axes.
  private struct Track {
    var x: [Place] = []
    var y: [Place] = []

    init(_ contour: [Outline.Point], _ deltas: [GvarTable.Delta], from start: Int) {
      for number in 0...contour.count {
        let point = (start + number) % contour.count
        x.append(Place(at: contour[point].x, delta: deltas[point].x))
        y.append(Place(at: contour[point].y, delta: deltas[point].y))
      }
    }
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
    let track = Track(contour, deltas, from: start)
    var costs = [0]
    var befores = [0]
    for end in 1...count {
      var best = (cost: costs[end - 1] + 1, before: end - 1)
      var before = end - 2
      while before >= 0, end - before <= Self.most + 1 {
        if costs[before] + 1 < best.cost,
          infers(track, from: before, to: end)
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

  /// Whether two points imply the movement of all points between them.
  private func infers(_ track: Track, from start: Int, to end: Int) -> Bool {
    for place in (start + 1)..<end {
      let x = Self.inferred(track.x[place].at, track.x[start], track.x[end])
      guard isWithin(Double(track.x[place].delta) - x) else { return false }
      let y = Self.inferred(track.y[place].at, track.y[start], track.y[end])
      guard isWithin(Double(track.y[place].delta) - y) else { return false }
    }
    return true
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
