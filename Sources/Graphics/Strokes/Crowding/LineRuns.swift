/// The runs of a line: straight pieces, and curves between them.
///
/// A side that gives way does so along a whole run, so that a straight edge stays straight and a round one round.
struct LineRuns {
  /// A line or a curve of a contour.
  struct Piece: Sendable {
    var isStraight: Bool
    /// The distances of its ends from the start of the contour.
    var start: Double
    var end: Double
    /// The directions at its ends.
    var directions: (start: Vector, end: Vector)
  }

  /// Pieces in a row.
  private struct Run {
    var isStraight: Bool
    var start: Double
    /// The distance of the end; greater than the contour's length if the run goes on beyond its start.
    var end: Double
    var directions: (start: Vector, end: Vector)
    /// Whether a corner follows, or the end of the line.
    var endsAtCorner = false
  }

  private var runs: [Run] = []
  private let length: Double
  private let isClosed: Bool

  /// Shorter straight pieces between curves are parts of the curve, in units of the path.
  private static let longLine = 0.8
  /// The cosine of the least angle, 35°, of a corner.
  private static let corner = 0.819
  /// A curve gives way less than this much more than a straight run beside it without drawing it along.
  private static let slack = 0.08
  /// Distances that differ by less are one, in units of the path.
  private static let same = 1e-6
  /// The greatest number of rounds in which runs follow their neighbours.
  private static let mostRounds = 16

  init(_ pieces: [Piece], length: Double, isClosed: Bool) {
    (self.length, self.isClosed) = (length, isClosed)
    for (index, piece) in pieces.enumerated() {
      let isStraight = piece.isStraight && piece.end - piece.start >= Self.longLine
      let own = Run(
        isStraight: isStraight, start: piece.start, end: piece.end, directions: piece.directions)
      if index > 0, let last = runs.last {
        runs[runs.count - 1].endsAtCorner = Self.isCorner(last, own)
        if !runs[runs.count - 1].endsAtCorner, !isStraight, !last.isStraight {
          runs[runs.count - 1].end = own.end
          runs[runs.count - 1].directions.end = own.directions.end
          continue
        }
      }
      runs.append(own)
    }
    guard let first = runs.first, let last = runs.last else { return }
    runs[runs.count - 1].endsAtCorner = !isClosed || Self.isCorner(last, first)
    // A curve that goes on beyond the start of a closed line is one run.
    if runs.count > 1, !runs[runs.count - 1].endsAtCorner, !first.isStraight, !last.isStraight {
      runs[runs.count - 1].end = length + first.end
      runs[runs.count - 1].directions.end = first.directions.end
      runs[runs.count - 1].endsAtCorner = first.endsAtCorner
      runs.removeFirst()
    }
  }

  private static func isCorner(_ before: Run, _ after: Run) -> Bool {
    before.directions.end.dot(after.directions.start) < corner
  }

  /// Returns the growth of a side.
  /// - Parameters:
  ///   - distances: the distances of places from the start of the line, increasing.
  ///   - parts: the part of its growth that the side may keep at each of them.
  func growth(distances: [Double], parts: [Double]) -> SideGrowth {
    guard parts.contains(where: { $0 < 1 }), !runs.isEmpty else { return .all }
    var kept = runs.map { _ in 1.0 }
    for (distance, part) in zip(distances, parts) where part < 1 {
      for index in runs.indices where contains(runs[index], distance) {
        kept[index] = min(kept[index], part)
      }
    }
    for _ in 0..<Self.mostRounds {
      let before = kept
      for index in runs.indices { tie(index, &kept) }
      if kept == before { break }
    }
    let stretches = runs.indices.map { index in
      let run = runs[index]
      let (before, after) = (neighbour(before: index), neighbour(after: index))
      let isCurve = !run.isStraight
      return SideGrowth.Stretch(
        start: run.start, end: run.end,
        first: before.flatMap { isCurve ? kept[$0] : nil } ?? kept[index],
        last: after.flatMap { isCurve ? kept[$0] : nil } ?? kept[index],
        startNormal: run.directions.start.perpendicular,
        endNormal: run.directions.end.perpendicular)
    }
    return SideGrowth(stretches, length: length)
  }

  /// Whether a place lies on a run; one between two runs lies on the second.
  private func contains(_ run: Run, _ distance: Double) -> Bool {
    let (place, end) = (distance + Self.same, run.end - Self.same)
    return run.start <= place && distance < end
      || run.end > length + Self.same && distance + length < end
      || length <= place && length <= run.end + Self.same
  }

  /// Returns the run that leads smoothly to another one.
  private func neighbour(before index: Int) -> Int? {
    let before = (index + runs.count - 1) % runs.count
    return runs[before].endsAtCorner || before == index ? nil : before
  }

  private func neighbour(after index: Int) -> Int? {
    let after = (index + 1) % runs.count
    return runs[index].endsAtCorner || after == index ? nil : after
  }

  /// Lowers the parts of a run and of those beside it to parts that lead smoothly into each other.
  private func tie(_ index: Int, _ kept: inout [Double]) {
    let (before, after) = (neighbour(before: index), neighbour(after: index))
    guard !runs[index].isStraight else {
      if let after, runs[after].isStraight {
        let least = min(kept[index], kept[after])
        (kept[index], kept[after]) = (least, least)
      }
      return
    }
    guard let before, let after else {
      guard let line = before ?? after else { return }
      let least = min(kept[index], kept[line])
      (kept[index], kept[line]) = (least, least)
      return
    }
    let (arriving, leaving) = (runs[before].directions.end, runs[after].directions.start)
    let isStraightOn =
      abs(arriving.cross(leaving)) < SideGrowth.Stretch.leastTurn && arriving.dot(leaving) > 0
    // Where a straight run gives way, the curve beside it has no more room at its start, but turns away.
    var most = kept[index] < min(kept[before], kept[after]) - Self.slack ? kept[index] : 1
    if isStraightOn { most = min(most, kept[before], kept[after]) }
    kept[before] = min(kept[before], most)
    kept[after] = min(kept[after], most)
  }
}
