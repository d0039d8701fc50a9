package import SymtextGraphics
internal import SymtextSupport

/// A line of a symbol, and how a pen draws it.
///
/// Space: units of the drawing grid, y down.
package struct DrawnLine: Sendable {
  /// All of it, as it was drawn.
  let contour: Path
  /// The same as its pen follows it.
  package let way: PenLine
  /// How it ends and turns corners, and which pen strokes it.
  package let stroke: Stroker.Stroke
  /// The share of its length at which the pen begins: 0 is its start, 1 its end; between them it is drawn both
  /// ways at once.
  package var origin = 0.0
  /// How much of it is there as other lines are drawn; `nil` for what is drawn with them.
  package var presence: Presence?
  /// What carries it along; `nil` for what is drawn in its place.
  package var carrier: Carrier?

  /// A line whose pen carries another line, as a shaft does its head.
  package struct Carrier: Sendable {
    /// That line.
    package let way: PenLine
    /// The share of its length at which its pen begins.
    package let from: Double
    /// The end that its pen comes to: 0 or 1.
    package let to: Double
    /// How far what is carried reaches back, as a share of the line.
    package let reach: Double

    /// Where the pen is, and the direction in which what is carried points: along the line beside it, not along
    /// the line at its tip alone, which may bend within it.
    /// - Parameter share: of the line.
    package func place(at share: Double) -> (point: Point, direction: Vector) {
      let place = way.place(at: from + (to - from) * share)
      let back = way.place(at: from + (to - from) * max(share - reach, 0)).point
      let chord = place.point - back
      if chord.length > Self.shortest, let direction = chord.normalized {
        return (place.point, direction)
      }
      return to >= from ? place : (place.point, -place.direction)
    }

    /// A way that has a direction, in units of the drawing grid.
    private static let shortest = 1e-3

    /// What leads from where it rests to where the pen is.
    /// - Parameter share: of the line.
    func map(at share: Double) -> Affine {
      let (way, turn) = motion(at: share)
      return .translation(way.x, way.y) * .rotation(degrees: turn, about: place(at: 1).point)
    }

    /// What moves it from where it rests to where the pen is.
    /// - Parameter share: of the line.
    /// - Returns: the way, and the turn about where it rests, in degrees clockwise.
    package func motion(at share: Double) -> (way: Vector, turn: Double) {
      let (rest, now) = (place(at: 1), place(at: share))
      let turn = atan2(
        rest.direction.cross(now.direction), rest.direction.dot(now.direction))
      return (now.point - rest.point, turn * 180 / .pi)
    }
  }

  /// The box around what is carried of it: around its line, without its thickness.
  /// - Parameter share: of the carrier's line.
  /// - Returns: `nil` for what is drawn in its place.
  func carriedBox(at share: Double) -> Rect? {
    guard let carrier, let box = contour.bounds else { return nil }
    return carrier.map(at: share) * box
  }

  /// The parts of it that are there.
  /// - Parameter drawn: the part of the lines that is drawn.
  /// - Returns: shares of its length.
  func pieces(_ drawn: ClosedRange<Double>) -> [ClosedRange<Double>] {
    if let presence {
      let share = presence.share(of: drawn)
      return share > 0 ? [origin * (1 - share)...(origin + (1 - origin) * share)] : []
    }
    let (from, to) = (max(drawn.lowerBound, 0), min(drawn.upperBound, 1))
    if to <= from { return [] }
    if from <= 0 { return [origin * (1 - to)...(origin + (1 - origin) * to)] }
    return [
      origin * (1 - to)...(origin * (1 - from)),
      (origin + (1 - origin) * from)...(origin + (1 - origin) * to),
    ].filter { $0.upperBound > $0.lowerBound }
  }
}
