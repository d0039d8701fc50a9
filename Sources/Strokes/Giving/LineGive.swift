package import Geometry

/// How one contour of a drawing gives way to others while its pen gets wider: it moves, its ends are drawn back,
/// and a side of its stroke is held back where white would close.
///
/// In the units of the path. All of it is linear in the pen's width (``StrokeGive``).
package struct LineGive: Hashable, Sendable {
  /// A place on the line, and how much of their growth the sides of the stroke keep there.
  package struct Sides: Hashable, Sendable {
    /// The place.
    package var point: Point
    /// The direction of travel.
    package var direction: Vector
    /// The part of its growth, 0 to 1, that the side keeps from which the x axis turns to the y axis.
    package var left: Double
    /// That of the other side, towards which the x axis turns.
    package var right: Double

    func part(side: Double) -> Double { side < 0 ? left : right }
  }

  /// How far the whole line is moved by the widest pen.
  package var shift = Vector.zero
  /// How far its start is drawn back by the widest pen.
  package var startBack = 0.0
  /// How far its end is drawn back by the widest pen.
  package var endBack = 0.0
  /// The part of its growth, 0 to 1, that the start's cap keeps forwards.
  package var startTip = 1.0
  /// That of the end's cap.
  package var endTip = 1.0
  /// Places along the line, in order; empty where both sides keep all of their growth everywhere.
  package var sides: [Sides] = []

  /// Whether the line is as without others.
  package var isNone: Bool { self == LineGive() }

  /// How much of its growth a side keeps.
  /// - Parameters:
  ///   - point: on the line.
  ///   - direction: that of travel there, which tells parts of the line that cross.
  ///   - side: −1 for the left, 1 for the right.
  func part(at point: Point, direction: Vector, side: Double) -> Double {
    guard !sides.isEmpty else { return 1 }
    var best = (distance: Double.infinity, index: 0)
    for (index, place) in sides.enumerated() {
      let distance =
        point.distance(to: place.point) + Self.turning * (1 - direction.dot(place.direction))
      if distance < best.distance { best = (distance, index) }
    }
    // Between two places it lies between their parts.
    let own = sides[best.index]
    let along = (point - own.point).dot(own.direction)
    let next = best.index + (along < 0 ? -1 : 1)
    guard sides.indices.contains(next) else { return own.part(side: side) }
    let length = own.point.distance(to: sides[next].point)
    let share = length > 0 ? min(abs(along) / length, 1) : 0
    return own.part(side: side) + (sides[next].part(side: side) - own.part(side: side)) * share
  }

  /// How far, in units of the path, a place counts as that runs across.
  private static let turning = 1.0
}
