/// The pen of a line that gives way, and the changes of the line.
struct YieldingPen {
  typealias ControlPoint = VariableOutline.ControlPoint

  let line: LineYielding
  private let pen: Pen
  /// The half-widths of the shared pen between which the line gives way.
  private let (from, to): (Double, Double)

  init(_ line: LineYielding, _ pen: Pen, from: Double, to: Double) {
    (self.line, self.pen, self.from, self.to) = (line, pen, from, to)
  }

  /// Returns the parts of its growth that a stroke keeps beside an end; left and right as seen from the line.
  func kept(atStart isStart: Bool) -> (left: Double, right: Double) {
    isStart
      ? (line.right.ends.first, line.left.ends.first) : (line.left.ends.last, line.right.ends.last)
  }

  /// Returns a point of an outline that keeps a part of its growth.
  func held(_ point: ControlPoint, _ part: Double) -> ControlPoint {
    guard part < 1 else { return point }
    return grown(point, early: point.offset * early(part), late: point.offset * late(part))
  }

  /// Returns a point of an edge in a run.
  /// - Parameter side: −1 for the left side, 1 for the right.
  func held(
    _ point: ControlPoint, _ run: SideGrowth.Stretch, side: Double
  ) -> ControlPoint {
    guard !run.isEven else { return held(point, run.first) }
    func growth(_ part: (Double) -> Double) -> Vector {
      let (along, shift) = run.movement(part(run.first), part(run.last), side: side)
      return point.offset * along + shift
    }
    return grown(point, early: growth(early), late: growth(late))
  }

  /// Returns the part that an edge keeps up to half of the way.
  ///
  /// It grows fully as long as it has room, and then more slowly or not at all.
  private func early(_ part: Double) -> Double { min(2 * part, 1) }

  /// Returns the part that an edge keeps from half of the way on.
  private func late(_ part: Double) -> Double { max(2 * part - 1, 0) }

  /// Returns a point with other movements for each unit of the pen's growth: up to half of the way, and from there on.
  private func grown(_ point: ControlPoint, early: Vector, late: Vector) -> ControlPoint {
    let turns = ((early - point.offset) * pen.factor, (late - early) * pen.factor)
    return turned(turned(point, by: turns.0), by: turns.1, at: (from + to) / 2)
  }

  /// Returns the point of a corner at which two edges meet that keep different parts of their growth.
  /// - Parameters:
  ///   - before: the part and the normal of the edge before the corner.
  ///   - after: the same for the edge after it.
  func held(
    _ point: ControlPoint, _ before: (part: Double, normal: Vector),
    _ after: (part: Double, normal: Vector)
  ) -> ControlPoint {
    let turn = before.normal.cross(after.normal)
    guard before.part != after.part, abs(turn) > Self.leastTurn else {
      return held(point, min(before.part, after.part))
    }
    func growth(_ part: (Double) -> Double) -> Vector {
      (after.normal.perpendicular * -part(before.part)
        + before.normal.perpendicular * part(after.part)) * (1 / turn)
    }
    return grown(point, early: growth(early), late: growth(late))
  }

  /// The sine of the least angle between edges that meet at a point of their own.
  private static let leastTurn = 0.3

  /// Returns a point of a cap.
  ///
  /// At the sides it keeps the part of the sides, at the tip the part of the tip. No point extends beyond the tip, so
  /// that a cap that is held back is flat and has no dent.
  func capped(
    _ point: ControlPoint, direction: Vector, sides: (left: Double, right: Double), tip: Double
  ) -> ControlPoint {
    guard sides.left < 1 || sides.right < 1 || tip < 1, let way = point.offset.normalized else {
      return point
    }
    let across = way.dot(direction.perpendicular)
    let forwards = max(way.dot(direction), 0)
    let mean = (sides.left + sides.right) / 2
    let beside = mean + (sides.right - sides.left) / 2 * across
    let part = beside + (tip - mean) * forwards * forwards
    let ahead = point.offset.dot(direction)
    guard ahead > 0 else { return held(point, part) }
    let most = ((from + tip * (to - from)) / ahead - from) / (to - from)
    return held(point, min(part, most))
  }

  /// Returns a dot, which stays round.
  func dot(_ contour: [ControlPoint]) -> [ControlPoint] {
    let part = line.left.ends.first
    return contour.map { held($0, part) }
  }

  /// Returns a contour with its line moved and its ends drawn back.
  func moved(_ contour: [ControlPoint], of centre: CentreLine) -> [ControlPoint] {
    guard line.shift != .zero || line.startBack > 0 || line.endBack > 0 else { return contour }
    let ends: [(place: StrokeSegment.Node, back: Double, forwards: Double)] =
      centre.isClosed
      ? []
      : [
        (centre.segments.first?.first, line.startBack, 1),
        (centre.segments.last?.last, line.endBack, -1),
      ].compactMap { node, back, forwards in
        node.flatMap { back > 0 ? ($0, back, forwards) : nil }
      }
    return contour.map { point in
      var way = line.shift
      for end in ends {
        // The distance of the point from the end along the line: points that the end would pass move along.
        let inwards = end.place.direction * end.forwards
        let along = (point.base - end.place.point).dot(inwards)
        let beside = abs((point.base - end.place.point).cross(inwards))
        guard along > -1e-9, along < end.back, beside <= end.back / 2 else { continue }
        way = way + inwards * (end.back - along)
      }
      return way == .zero ? point : turned(point, by: way * (1 / (to - from)))
    }
  }

  /// Returns the point with another direction from a half-width on; without one, from the first.
  private func turned(
    _ point: ControlPoint, by turn: Vector, at halfWidth: Double? = nil
  ) -> ControlPoint {
    guard turn != .zero else { return point }
    let halfWidth = halfWidth ?? from
    var point = point
    if let index = point.bends.firstIndex(where: { $0.halfWidth == halfWidth }) {
      point.bends[index].turn = point.bends[index].turn + turn
    } else {
      point.bends.append(.init(halfWidth: halfWidth, turn: turn))
    }
    return point
  }
}
