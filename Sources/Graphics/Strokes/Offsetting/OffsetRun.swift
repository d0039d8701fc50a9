/// Curves that lead smoothly from one straight edge to another, such as a rounded corner or a round end.
///
/// Where the two straight edges move by different distances, the run moves as a whole: its curves keep their form, an
/// arc stays an arc, and both edges stay tangent to it.
struct OffsetRun: Sendable {
  let chain: Int
  /// The chains of the straight edges before and after, with their directions at the run.
  let before: (chain: Int, direction: Vector)?
  let after: (chain: Int, direction: Vector)?

  /// The sine of the least angle, 20°, between straight edges that move by different distances.
  private static let leastTurn = 0.35

  /// The part of its straight edges' movement that a run may have less, in units of the path.
  private static let slack = 0.06

  /// Lowers the movements of the run and its straight edges to those that its curves can follow.
  /// - Returns: whether a movement has changed.
  func tie(_ distances: inout [Double]) -> Bool {
    let old = [before?.chain, after?.chain, chain].map { $0.map { distances[$0] } }
    guard let before, let after else {
      guard let line = before ?? after else { return false }
      let least = min(distances[chain], distances[line.chain])
      (distances[chain], distances[line.chain]) = (least, least)
      return old.contains { $0.map { $0 > least } ?? false }
    }
    let turn = before.direction.cross(after.direction)
    let isStraightOn =
      abs(turn) < Self.leastTurn && before.direction.dot(after.direction) > 0
    // Where a straight edge gives way, the curve beside it has no more room at its start, but turns away.
    let sides = min(distances[before.chain], distances[after.chain])
    let own = distances[chain] >= sides - Self.slack ? .infinity : distances[chain]
    let least = min(distances[before.chain], distances[after.chain], own)
    distances[before.chain] = min(distances[before.chain], isStraightOn ? least : own)
    distances[after.chain] = min(distances[after.chain], isStraightOn ? least : own)
    return old[0] != distances[before.chain] || old[1] != distances[after.chain]
  }

  /// Returns the distance by which the run's curves move along their normals, and the displacement of the whole run.
  func movement(_ distances: [Double]) -> (distance: Double, shift: Vector) {
    guard let before, let after else { return (distances[chain], .zero) }
    let (one, other) = (distances[before.chain], distances[after.chain])
    let turn = before.direction.cross(after.direction)
    let cosine = before.direction.dot(after.direction)
    let (a, b) = (-before.direction.perpendicular, -after.direction.perpendicular)
    guard abs(turn) >= Self.leastTurn else {
      // At a round end both sides share the difference.
      guard cosine < 0 else { return (min(one, other), .zero) }
      let distance = (other - one * cosine) / (1 - cosine)
      return (distance, a * (one - distance))
    }
    let distance = min(one, other)
    // Along each normal the run moves by as much more as its edge does.
    let shift =
      (b.perpendicular * -(one - distance) + a.perpendicular * (other - distance)) * (1 / turn)
    return (distance, shift)
  }
}
