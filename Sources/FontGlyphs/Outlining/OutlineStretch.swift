internal import SymtextGraphics

/// A symbol's finished outline over a stretch of the weight axis on which its structure stays the same.
struct OutlineStretch: Sendable {
  /// The first and the last step of the ``WeightGrid`` for which it is made.
  var steps: ClosedRange<Int>
  /// The steps of the outline's masters: one, or the stretch's two ends, and Regular if that lies inside.
  var masterSteps: [Int]
  /// The outline at these steps.
  var outline: JoinedOutline

  /// The outline at the masters of a glyph, so that interpolation between them gives the stretch's own
  /// outline within the stretch.
  ///
  /// Beyond the stretch the outline goes on evenly; it is not seen there. A point that would leave the space
  /// of a font on the way, the tip between two edges that are nearly parallel, stands still instead, where the
  /// stretch is short.
  /// - Parameters:
  ///   - masters: the stretch's own masters in the space that is wanted.
  ///   - wanted: the steps of the glyph's masters.
  /// - Returns: `nil` when going on evenly leads outside the space of a font.
  func fontMasters(
    _ masters: [[[Point]]], at wanted: [Int] = WeightGrid.masters
  ) -> [[[Point]]]? {
    let count = masters[0].count
    var result: [[[Point]]] = wanted.map { _ in [] }
    for contour in 0..<count {
      var points: [[Point]] = wanted.map { _ in [] }
      for point in masters[0][contour].indices {
        let places = masters.map { $0[contour][point] }
        let hasNineMasters = wanted.count != WeightGrid.masters.count
        var wantedPlaces = wanted.map { place(at: $0, of: places, hasNineMasters: hasNineMasters) }
        for (number, step) in wanted.enumerated() where !Self.isInFont(wantedPlaces[number]) {
          guard let still = still(beyond: step, of: places, wanted: wanted) else { return nil }
          for other in wanted.indices where still.steps.contains(other) {
            wantedPlaces[other] = still.place
          }
        }
        for number in wanted.indices { points[number].append(wantedPlaces[number]) }
      }
      for number in result.indices { result[number].append(points[number]) }
    }
    return result
  }

  /// Where a point stands still for the font's masters that lie beyond a short part of the stretch.
  /// - Returns: the place, and which of the wanted masters have it; `nil` when the part is long, or lies
  ///   itself outside the space of a font.
  private func still(
    beyond step: Int, of places: [Point], wanted: [Int]
  ) -> (place: Point, steps: [Int])? {
    let first = firstMaster(for: step)
    let part = masterSteps[first]...masterSteps[min(first + 1, masterSteps.count - 1)]
    guard part.count <= Self.shortest else { return nil }
    // A master of the font at an end of the part keeps its place, and the others take it.
    if let end = [first, first + 1].first(where: { wanted.contains(masterSteps[$0]) }) {
      let number = wanted.firstIndex(of: step) ?? 0
      return Self.isInFont(places[end]) ? (places[end], [number]) : nil
    }
    let middle = places[first].interpolated(to: places[first + 1], 0.5)
    guard Self.isInFont(middle) else { return nil }
    return (middle, wanted.indices.filter { firstMaster(for: wanted[$0]) == first })
  }

  /// Over so many steps a point may stand still: edges move by no more than may be seen.
  private static let shortest = 9

  /// What lies nearer to the origin moves by a number of 16 bits also to the ends of the axis.
  private static let farthest = 11_000.0

  private static func isInFont(_ place: Point) -> Bool {
    abs(place.x) < farthest && abs(place.y) < farthest
  }

  /// The master of the stretch from which a step is reached: it, and the next one, say where points go.
  private func firstMaster(for step: Int) -> Int {
    masterSteps.dropFirst().dropLast().lastIndex { $0 < step } ?? 0
  }

  /// Where a point lies at a step, going on evenly from its places at the stretch's masters.
  private func place(at step: Int, of places: [Point], hasNineMasters: Bool) -> Point {
    guard places.count > 1 else { return places[0] }
    // Only one side of Regular moves when the stretch lies on the other.
    var step = step
    if steps.lowerBound >= 0 { step = max(step, 0) }
    if steps.upperBound <= 0 { step = min(step, 0) }
    let first = firstMaster(for: step)
    let (a, b) = (masterSteps[first], masterSteps[first + 1])
    return places[first].interpolated(
      to: places[first + 1],
      WeightGrid.part(of: step, from: a, to: b, hasNineMasters: hasNineMasters))
  }
}
