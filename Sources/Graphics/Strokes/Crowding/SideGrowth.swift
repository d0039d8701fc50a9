/// The part of its growth that a side of a stroke keeps along a contour, as a function of the distance from the
/// contour's start: the same along straight pieces, and changing smoothly along curves, so that the edge keeps its form.
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

  private init() {}

  /// Creates a growth with the same part everywhere.
  package init(_ part: Double) {
    if part < 1 { pieces = [Piece(start: 0, part: part, slope: 0)] }
  }

  /// A stretch of a contour on which the part changes smoothly from one value to another.
  struct Stretch {
    /// The distance from the contour's start.
    var start: Double
    /// The same for the end; greater than the contour's length if the stretch goes on beyond the start.
    var end: Double
    /// The part at the start and at the end.
    var first: Double
    var last: Double
  }

  /// Creates a growth from stretches in a row.
  /// - Parameters:
  ///   - stretches: together as long as the contour; the first begins at or after its start.
  ///   - length: the length of the contour.
  init(_ stretches: [Stretch], length: Double) {
    guard stretches.contains(where: { min($0.first, $0.last) < 1 }), length > 0 else { return }
    self.length = length
    var pieces: [Piece] = []
    for stretch in stretches where stretch.end > stretch.start {
      pieces.append(Piece(start: stretch.start, part: stretch.first, slope: 0))
      guard stretch.first != stretch.last else { continue }
      // Two parabolas, so that the part changes at neither end.
      let (change, half) = (stretch.last - stretch.first, (stretch.end - stretch.start) / 2)
      let bend = change / (2 * half * half)
      pieces[pieces.count - 1].bend = bend
      pieces.append(
        Piece(
          start: stretch.start + half, part: stretch.first + change / 2, slope: change / half,
          bend: -bend))
    }
    // The last piece goes on beyond the start.
    if let last = pieces.last(where: { $0.start <= length }), stretches.last?.end ?? 0 > length {
      let way = length - last.start
      pieces.append(
        Piece(
          start: length, part: last.part + way * (last.slope + way * last.bend),
          slope: last.slope + 2 * way * last.bend, bend: last.bend))
    }
    self.pieces =
      (pieces.filter { $0.start >= length }.map { piece in
        var piece = piece
        piece.start -= length
        return piece
      } + pieces.filter { $0.start < length }).sorted { $0.start < $1.start }
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
