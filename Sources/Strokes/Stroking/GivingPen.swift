internal import Geometry

/// What strokes a line that gives way: the line's pen, and what the line gives.
struct GivingPen {
  typealias ControlPoint = VariableOutline.ControlPoint

  let line: LineGive
  private let pen: Pen
  /// From which to which half-width of the shared pen it gives way.
  private let (from, to): (Double, Double)

  init(_ line: LineGive, _ pen: Pen, from: Double, to: Double) {
    (self.line, self.pen, self.from, self.to) = (line, pen, from, to)
  }

  /// How much of its growth a side keeps at a node.
  func part(at node: StrokeSegment.Node, side: Double) -> Double {
    line.part(at: node.point, direction: node.direction, side: side)
  }

  /// The point of an outline, if it keeps a part of its growth.
  func held(_ point: ControlPoint, _ part: Double) -> ControlPoint {
    guard part < 1 else { return point }
    return turned(point, by: point.offset * (-pen.factor * (1 - part)))
  }

  /// The point of a cap: at its sides it keeps as much as those, in front what the tip keeps.
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
    return held(point, beside + (tip - mean) * forwards * forwards)
  }

  /// A dot: it stays round.
  func dot(_ contour: [ControlPoint]) -> [ControlPoint] {
    let part = line.sides.first?.left ?? 1
    return contour.map { held($0, part) }
  }

  /// A contour where the line is moved and its ends are drawn back.
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
        // How far from the end the point lies along the line: what the end would pass comes along.
        let inwards = end.place.direction * end.forwards
        let along = (point.base - end.place.point).dot(inwards)
        let beside = abs((point.base - end.place.point).cross(inwards))
        guard along > -1e-9, along < end.back, beside <= end.back / 2 else { continue }
        way = way + inwards * (end.back - along)
      }
      return way == .zero ? point : turned(point, by: way * (1 / (to - from)))
    }
  }

  /// The same point with another direction from the first width on.
  private func turned(_ point: ControlPoint, by turn: Vector) -> ControlPoint {
    var point = point
    if let last = point.bends.last, last.halfWidth == from {
      point.bends[point.bends.count - 1].turn = last.turn + turn
    } else {
      point.bends.append(.init(halfWidth: from, turn: turn))
    }
    return point
  }

  // MARK: Nodes

  /// Places between 0 and 1 on a straight line of a length, between which what its sides keep changes evenly.
  func places(from start: StrokeSegment.Node, length: Double) -> [Double] {
    guard !line.sides.isEmpty else { return [] }
    let count = Int(min(max((length / Self.step).rounded(.up), 1), 1000))
    guard count > 2 else { return [] }
    let places = (0...count).map { Double($0) / Double(count) }
    let parts = places.map { place -> (left: Double, right: Double) in
      let point = start.point + start.direction * (length * place)
      return (
        line.part(at: point, direction: start.direction, side: -1),
        line.part(at: point, direction: start.direction, side: 1)
      )
    }
    func changes(_ index: Int) -> Bool {
      let (one, next) = (parts[index], parts[index + 1])
      return abs(next.left - one.left) > Self.even || abs(next.right - one.right) > Self.even
    }
    return (1..<count).filter { changes($0 - 1) || changes($0) }.map { places[$0] }
  }

  /// Whether what the sides of a short curve keep is the same all along, about.
  func isEven(_ nodes: [StrokeSegment.Node]) -> Bool {
    guard !line.sides.isEmpty, let first = nodes.first, let last = nodes.last,
      first.point.distance(to: last.point) > Self.step
    else { return true }
    return [-1.0, 1].allSatisfy { side in
      let parts = nodes.map { part(at: $0, side: side) }
      return (parts.max() ?? 1) - (parts.min() ?? 1) < Self.even * Double(nodes.count)
    }
  }

  /// How far nodes lie apart where that changes, in the units of the path.
  private static let step = 0.6
  /// Parts that differ by less are the same.
  private static let even = 0.004
}
