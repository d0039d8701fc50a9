internal import Geometry

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
  /// Beyond the stretch the outline goes on evenly; it is not seen there.
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
        for (number, step) in wanted.enumerated() {
          let place = self.place(
            at: step, of: places, hasNineMasters: wanted.count != WeightGrid.masters.count)
          guard abs(place.x) < 16_000, abs(place.y) < 16_000 else { return nil }
          points[number].append(place)
        }
      }
      for number in result.indices { result[number].append(points[number]) }
    }
    return result
  }

  /// Where a point lies at a step, going on evenly from its places at the stretch's masters.
  private func place(at step: Int, of places: [Point], hasNineMasters: Bool) -> Point {
    guard places.count > 1 else { return places[0] }
    // Only one side of Regular moves when the stretch lies on the other.
    var step = step
    if steps.lowerBound >= 0 { step = max(step, 0) }
    if steps.upperBound <= 0 { step = min(step, 0) }
    let first = masterSteps.dropFirst().dropLast().lastIndex { $0 < step } ?? 0
    let (a, b) = (masterSteps[first], masterSteps[first + 1])
    return places[first].interpolated(
      to: places[first + 1],
      WeightGrid.part(of: step, from: a, to: b, hasNineMasters: hasNineMasters))
  }
}
