package import SymtextGraphics
internal import SymtextFontGlyphs
package import SymtextSymbols
internal import SymtextSupport

/// A line of a symbol, drawn by a pen.
///
/// Units of the drawing grid, y down.
package struct DrawnLine: Sendable {
  /// The whole line, as designed.
  let contour: Path
  /// The same line as the path of the pen.
  package let way: PenLine
  /// The caps, joins and pen of its stroke.
  package let stroke: Stroker.Stroke
  /// The fraction of its length at which the pen begins: 0 is the start, 1 the end; between them the line is drawn both
  /// ways at once.
  package var origin = 0.0
  /// The visibility of a line that appears as other lines are drawn; `nil` for a line that is drawn itself.
  package var presence: Presence?
  /// The line that carries it along; `nil` for a line drawn in place.
  package var carrier: Carrier?
  /// The ends of the part drawn so far.
  package var ends = PenEnds()

  /// A line whose pen carries another line, as a shaft carries its head.
  package struct Carrier: Sendable {
    /// The path of the carrier.
    package let way: PenLine
    /// The fraction of its length at which its pen begins.
    package let from: Double
    /// The end that its pen moves to: 0 or 1.
    package let to: Double
    /// The length of the carried line along the carrier, as a fraction of the carrier.
    package let reach: Double
    /// The shares of the carrier's length at some times of its drawing, between which its pen keeps its speed; empty
    /// for a constant speed.
    var pace: [(time: Double, share: Double)] = []

    /// Returns the pen's position and the direction of the carried line.
    ///
    /// The direction follows the carrier over the whole reach, not only at its tip, because the carrier may bend within
    /// the reach.
    /// - Parameter share: of the carrier.
    package func place(at share: Double) -> (point: Point, direction: Vector) {
      let share = length(at: share)
      let place = way.place(at: from + (to - from) * share)
      let back = way.place(at: from + (to - from) * max(share - reach, 0)).point
      let chord = place.point - back
      if chord.length > Self.shortest, let direction = chord.normalized {
        return (place.point, direction)
      }
      return to >= from ? place : (place.point, -place.direction)
    }

    /// Returns the drawn fraction of the carrier's length.
    /// - Parameter time: the fraction of its drawing.
    private func length(at time: Double) -> Double {
      for (from, to) in zip(pace, pace.dropFirst()) where time < to.time {
        let part = (time - from.time) / (to.time - from.time)
        return from.share + (to.share - from.share) * max(part, 0)
      }
      return pace.last?.share ?? time
    }

    /// The length of the shortest chord with a direction, in units of the drawing grid.
    private static let shortest = 1e-3

    /// The fraction of the carrier behind which the carried line turns no more than a little; 0 if its bends are wide.
    var endOfSwing: Double {
      let turns = (0...Self.steps).map { motion(at: Double($0) / Double(Self.steps)).turn }
      let span = max(Int((reach * Double(Self.steps)).rounded()), 1)
      func difference(_ a: Double, _ b: Double) -> Double {
        abs((a - b) - 360 * ((a - b) / 360).rounded())
      }
      let isTight = turns.indices.dropLast(span).contains {
        difference(turns[$0], turns[$0 + span]) > Self.swing
      }
      guard isTight, let last = turns.lastIndex(where: { difference($0, 0) > Self.swing }) else {
        return 0
      }
      return Double(last + 1) / Double(Self.steps)
    }

    /// The samples of a carrier, and the largest turn within the length of the carried line, in degrees.
    private static let (steps, swing) = (60, 50.0)

    /// Returns the transform from the resting place to the pen's position.
    /// - Parameter share: of the carrier.
    func map(at share: Double) -> Affine {
      let (way, turn) = motion(at: share)
      return .translation(way.x, way.y) * .rotation(degrees: turn, about: place(at: 1).point)
    }

    /// Returns the movement from the resting place to the pen's position.
    /// - Parameter share: of the carrier.
    /// - Returns: the translation, and the rotation about the resting place, in degrees clockwise.
    package func motion(at share: Double) -> (way: Vector, turn: Double) {
      let (rest, now) = (place(at: 1), place(at: share))
      let turn = atan2(
        rest.direction.cross(now.direction), rest.direction.dot(now.direction))
      return (now.point - rest.point, turn * 180 / .pi)
    }
  }

  /// Returns the bounding box of the carried line, without its thickness.
  /// - Parameter share: of the carrier.
  /// - Returns: `nil` for a line drawn in place.
  func carriedBox(at share: Double) -> Rect? {
    guard let carrier, let box = contour.bounds else { return nil }
    return carrier.map(at: share) * box
  }

  /// Returns the visible parts of the line.
  /// - Parameter drawn: the drawn part of all lines.
  /// - Returns: fractions of its length.
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

  /// Returns a visible part as a stroke.
  func stroke(_ piece: ClosedRange<Double>) -> Stroker.Stroke {
    var own = stroke
    guard piece != 0...1 else {
      own.path = contour
      return own
    }
    own.path = way.part(piece)
    guard ends != PenEnds() else { return own }
    // A closed line has no ends of its own.
    own.style = own.style.ending(
      piece.upperBound < 1 || way.isClosed ? ends.end : nil,
      start: piece.lowerBound > 0 || way.isClosed ? ends.start : nil)
    return own
  }

  /// The line from its other end.
  var reversed: DrawnLine? {
    guard let way = PenLine(contour.reversed) else { return nil }
    var stroke = stroke
    stroke.path = contour.reversed
    return DrawnLine(contour: contour.reversed, way: way, stroke: stroke)
  }
}

extension PenLine {
  /// Returns the place that is nearest to a point, as a fraction of the length.
  func share(nearest point: Point) -> Double {
    let shares = (0...Self.steps).map { Double($0) / Double(Self.steps) }
    return shares.min {
      place(at: $0).point.distance(to: point) < place(at: $1).point.distance(to: point)
    } ?? 0
  }

  private static let steps = 64
}
