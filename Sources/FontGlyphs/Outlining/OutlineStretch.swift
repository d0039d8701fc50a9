internal import SymtextGraphics

/// A symbol's finished outline over a stretch of the weight axis with one structure.
struct OutlineStretch: Sendable {
  /// The first and the last step of the ``WeightGrid``.
  var steps: ClosedRange<Int>
  /// The steps of the outline's masters: one, or the stretch's two ends, and Regular if it lies inside.
  var masterSteps: [Int]
  /// The outline at these steps.
  var outline: JoinedOutline

  /// Returns the outline at the masters of a glyph, so that interpolation between them gives the stretch's own outline.
  ///
  /// Beyond the stretch the outline is extrapolated linearly; it is not seen there. The tip between two nearly parallel
  /// edges may leave the coordinate space of a font. In a short stretch such a point keeps one position instead.
  /// - Parameters:
  ///   - masters: The stretch's own masters in the target space.
  ///   - wanted: The steps of the glyph's masters.
  /// - Returns: `nil` when extrapolation leads outside the coordinate space of a font.
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

  /// Returns a constant position for a point, for the font's masters beyond a short part of the stretch.
  /// - Returns: The position, and the indices of the masters that have it; `nil` when the part is long, or lies
  ///   outside the coordinate space of a font.
  private func still(
    beyond step: Int, of places: [Point], wanted: [Int]
  ) -> (place: Point, steps: [Int])? {
    let first = firstMaster(for: step)
    let part = masterSteps[first]...masterSteps[min(first + 1, masterSteps.count - 1)]
    guard part.count <= Self.shortest else { return nil }
    // A master of the font at an end of the part keeps its position, and the others take it.
    if let end = [first, first + 1].first(where: { wanted.contains(masterSteps[$0]) }) {
      let number = wanted.firstIndex(of: step) ?? 0
      return Self.isInFont(places[end]) ? (places[end], [number]) : nil
    }
    let middle = places[first].interpolated(to: places[first + 1], 0.5)
    guard Self.isInFont(middle) else { return nil }
    return (middle, wanted.indices.filter { firstMaster(for: wanted[$0]) == first })
  }

  /// The number of steps over which a point may be constant, so that edges do not visibly move.
  private static let shortest = 9

  /// Coordinates below this are within 16 bits also at the ends of the axis.
  private static let farthest = 11_000.0

  private static func isInFont(_ place: Point) -> Bool {
    abs(place.x) < farthest && abs(place.y) < farthest
  }

  /// Returns the master of the stretch that, with the next one, determines the movement at a step.
  private func firstMaster(for step: Int) -> Int {
    masterSteps.dropFirst().dropLast().lastIndex { $0 < step } ?? 0
  }

  /// Returns the position of a point at a step, interpolated or extrapolated from the stretch's masters.
  private func place(at step: Int, of places: [Point], hasNineMasters: Bool) -> Point {
    guard places.count > 1 else { return places[0] }
    // A stretch on one side of Regular varies only on that side.
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
