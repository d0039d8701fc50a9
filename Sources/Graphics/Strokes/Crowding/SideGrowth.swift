/// The part of its growth that a side of a stroke keeps along a contour, as a function of the distance from the
/// contour's start: a polyline with rounded corners, so that an edge that is held back has no corners.
package struct SideGrowth: Hashable, Sendable {
  /// Full growth everywhere.
  package static let all = SideGrowth()

  /// A piece on which the part is a quadratic polynomial of the distance, up to the next piece.
  private struct Piece: Hashable {
    var start: Double
    var part: Double
    var slope: Double
    var bend = 0.0
  }

  /// Sorted by their starts; empty for full growth.
  private var pieces: [Piece] = []
  /// The length of the contour, in the units of the path.
  package private(set) var length = 0.0

  /// The greatest distance between the polyline and the measured values, in the units of the path where the stroke
  /// grows by one unit.
  private static let tolerance = 0.05
  /// The distance on both sides of a corner within which it is rounded, in the units of the path.
  private static let rounding = 0.8

  private init() {}

  /// Creates a growth with the same part everywhere.
  package init(_ part: Double) {
    if part < 1 { pieces = [Piece(start: 0, part: part, slope: 0)] }
  }

  /// Creates a growth that follows measured values.
  /// - Parameters:
  ///   - distances: increasing distances from the contour's start; the first is 0, the last the contour's length.
  ///   - parts: the part of the growth at each distance, 0 to 1; for a closed contour the last equals the first.
  package init(distances: [Double], parts: [Double], isClosed: Bool) {
    guard parts.contains(where: { $0 < 1 }), let length = distances.last, length > 0 else { return }
    self.length = length
    var knees = [0]
    Self.addKnees(0, parts.count - 1, distances, parts, to: &knees)
    var chain = knees.map { (distance: distances[$0], part: parts[$0]) }
    if isClosed, chain.count > 2 {
      // A closed contour continues beyond its ends.
      let (before, after) = (chain[chain.count - 2], chain[1])
      chain.insert((before.distance - length, before.part), at: 0)
      chain.append((after.distance + length, after.part))
    }
    func slope(_ index: Int) -> Double {
      let (a, b) = (chain[index], chain[index + 1])
      return b.distance > a.distance ? (b.part - a.part) / (b.distance - a.distance) : 0
    }
    pieces = [Piece(start: chain[0].distance, part: chain[0].part, slope: slope(0))]
    for index in chain.indices.dropFirst().dropLast() {
      let (knee, before, after) = (chain[index], slope(index - 1), slope(index))
      let around = min(
        Self.rounding, (knee.distance - chain[index - 1].distance) / 2,
        (chain[index + 1].distance - knee.distance) / 2)
      guard around > 0 else { continue }
      pieces.append(
        Piece(
          start: knee.distance - around, part: knee.part - before * around, slope: before,
          bend: (after - before) / (4 * around)))
      pieces.append(
        Piece(start: knee.distance + around, part: knee.part + after * around, slope: after))
    }
  }

  /// Adds the place farthest from the straight piece between two places, recursively, and the last place
  /// (Douglas–Peucker).
  private static func addKnees(
    _ first: Int, _ last: Int, _ distances: [Double], _ parts: [Double], to knees: inout [Int]
  ) {
    let length = distances[last] - distances[first]
    var worst = (stray: tolerance, index: last)
    if length > 0 {
      for index in first + 1..<max(last, first + 1) {
        let share = (distances[index] - distances[first]) / length
        let stray = abs(parts[index] - parts[first] - (parts[last] - parts[first]) * share)
        if stray > worst.stray { worst = (stray, index) }
      }
    }
    guard worst.index < last else {
      knees.append(last)
      return
    }
    addKnees(first, worst.index, distances, parts, to: &knees)
    addKnees(worst.index, last, distances, parts, to: &knees)
  }

  /// Whether the side grows fully everywhere.
  var isAll: Bool { pieces.isEmpty }

  /// Returns the part of its growth, 0 to 1, that the side keeps.
  /// - Parameter distance: the distance from the contour's start.
  func part(at distance: Double) -> Double {
    var piece = pieces.startIndex
    guard !pieces.isEmpty else { return 1 }
    while piece + 1 < pieces.count, pieces[piece + 1].start <= distance { piece += 1 }
    let own = pieces[piece]
    let way = distance - own.start
    return min(max(own.part + way * (own.slope + way * own.bend), 0), 1)
  }

  /// Returns the distances between two others at which the polynomial changes, except those too near to them to be
  /// visible.
  func joints(from start: Double, to end: Double) -> [Double] {
    var last = start
    return pieces.compactMap { piece in
      guard piece.start > last + Self.shortest, piece.start < end - Self.shortest else {
        return nil
      }
      last = piece.start
      return last
    }
  }

  /// The shortest piece of an edge that a change produces.
  private static let shortest = 0.3
}
