package import Geometry

/// The lines of a drawing as places that know what is near: what ``LineGive`` is made from.
///
/// In the units of the drawing grid.
package struct GivingLines: Sendable {
  /// A contour.
  struct Line: Sendable {
    /// Which stroke it belongs to; `nil` for what only stands in the way.
    var stroke: Int?
    var pen: Pen
    var isClosed: Bool
    /// The side that is filled, −1 or 1; 0 for none.
    var filledSide = 0.0
    /// Its places.
    var places: Range<Int>
    var length: Double
    /// How long its first and its last straight piece or curve is.
    var pieces: (first: Double, last: Double)
    /// Lines that touch belong together: the number of their group.
    var group = 0

    /// Whether it is a dot.
    var isDot: Bool { places.count == 1 }
  }

  /// A place on a line.
  struct Place: Sendable {
    var point: Point
    var direction: Vector
    var line: Int
    /// How far it is from the start of the line.
    var distance: Double
  }

  /// What is nearest to a place of another line.
  struct Neighbour: Sendable {
    var place: Int
    /// The place of the other line that is nearest to its nearest point.
    var other: Int
    var distance: Double
    /// Towards it.
    var direction: Vector
  }

  private(set) var lines: [Line] = []
  private(set) var places: [Place] = []
  /// Of each place the nearest point of each other line within reach.
  private(set) var neighbours: [Neighbour] = []
  /// What lies straight across the white from a side of a place, also on its own line.
  private(set) var facing: [Neighbour] = []
  /// Of each stroke its contours' lines, in order; `nil` for contours that are left out.
  private(set) var contours: [[Int?]] = []
  private let reach: Double

  /// How far places lie apart.
  private static let step = 0.4
  /// How many places are looked at.
  private static let mostPlaces = 6000
  /// A line counts as across when it lies so near to the normal: 32°.
  static let leastFacing = 0.85
  /// How far along itself a line must have gone to be across from itself: so many times as far as it is away.
  private static let leastDetour = (factor: 1.1, length: 1.5)

  /// Measures lines.
  /// - Parameters:
  ///   - strokes: on the drawing grid.
  ///   - obstacles: what does not give way; filled.
  ///   - reach: how far apart lines may be to count.
  ///   - regular: half the width of the shared pen at which lines that touch belong together.
  ///   - budget: how much work it may be.
  /// - Returns: `nil` when it would be more.
  package init?(
    _ strokes: [Stroker.Stroke], obstacles: [Path], reach: Double, regular: Double,
    budget: WorkBudget
  ) {
    self.reach = reach
    for (index, stroke) in strokes.enumerated() {
      var own: [Int?] = []
      for contour in stroke.path.contours {
        own.append(
          add(
            contour, stroke: index, pen: stroke.pen, isFilled: stroke.isSolid || stroke.isOutline,
            budget: budget))
      }
      contours.append(own)
    }
    for path in obstacles {
      for contour in path.contours {
        _ = add(
          contour, stroke: nil, pen: Pen(base: 0, factor: 0), isFilled: true, budget: budget)
      }
    }
    guard places.count <= Self.mostPlaces, budget.spend(places.count, times: places.count) else {
      return nil
    }
    findNeighbours()
    group(regular)
  }

  // MARK: Places

  private mutating func add(
    _ contour: Path, stroke: Int?, pen: Pen, isFilled: Bool, budget: WorkBudget
  ) -> Int? {
    guard let flat = contour.flattened(tolerance: 0.02, budget: budget).first else { return nil }
    var points = flat.points
    if flat.isClosed, points.count > 1 { points.append(points[0]) }
    let start = places.count
    let number = lines.count
    var length = 0.0
    for (a, b) in zip(points, points.dropFirst()) {
      guard let direction = (b - a).normalized, places.count < Self.mostPlaces else { continue }
      let own = a.distance(to: b)
      let count = Int(min(max((own / Self.step).rounded(.up), 1), 1000))
      for part in 0..<count {
        let share = Double(part) / Double(count)
        places.append(
          Place(
            point: a.interpolated(to: b, share), direction: direction, line: number,
            distance: length + own * share))
      }
      length += own
    }
    if places.count > start, let last = points.last {
      places.append(
        Place(
          point: last, direction: places[places.count - 1].direction, line: number, distance: length
        ))
    } else if let point = points.first {
      places.append(Place(point: point, direction: Vector(1, 0), line: number, distance: 0))
    } else {
      return nil
    }
    let ends = contour.elementLengths
    var line = Line(
      stroke: stroke, pen: pen, isClosed: flat.isClosed, places: start..<places.count,
      length: length, pieces: (ends.first ?? 0, ends.last ?? 0))
    if isFilled, flat.isClosed { line.filledSide = contour.area > 0 ? 1 : -1 }
    lines.append(line)
    return number
  }

  // MARK: Neighbours

  private mutating func findNeighbours() {
    let boxes = lines.map { line in
      places[line.places].reduce(Rect(places[line.places.lowerBound].point)) { box, place in
        var box = box
        box.include(place.point)
        return box
      }
    }
    for index in places.indices {
      let place = places[index]
      var across: [(score: Double, neighbour: Neighbour)?] = [nil, nil]
      let normal = place.direction.perpendicular
      for (number, line) in lines.enumerated() {
        let box = boxes[number]
        guard place.point.x > box.minX - reach, place.point.x < box.maxX + reach,
          place.point.y > box.minY - reach, place.point.y < box.maxY + reach
        else { continue }
        var nearest = Neighbour(place: index, other: -1, distance: reach, direction: .zero)
        let last = line.places.upperBound - 1
        for other in line.places where other < last || line.isDot {
          let (start, end) = (places[other].point, places[min(other + 1, last)].point)
          let edge = end - start
          let squared = edge.dot(edge)
          let share =
            squared > 0 ? min(max((place.point - start).dot(edge) / squared, 0), 1) : 0
          let way = start + edge * share - place.point
          let far = way.dot(way)
          guard far < reach * reach else { continue }
          let distance = far.squareRoot()
          guard distance > 1e-9 else {
            if number != place.line {
              nearest = Neighbour(place: index, other: other, distance: 0, direction: .zero)
            }
            continue
          }
          let found = Neighbour(
            place: index, other: share < 0.5 ? other : min(other + 1, last), distance: distance,
            direction: way * (1 / distance))
          if number == place.line {
            var detour = abs(places[other].distance - place.distance)
            if line.isClosed { detour = min(detour, line.length - detour) }
            guard
              detour > max(distance * Self.leastDetour.factor, Self.leastDetour.length)
            else { continue }
          } else if distance < nearest.distance {
            nearest = found
          }
          let cosine = found.direction.dot(normal)
          guard abs(cosine) > Self.leastFacing else { continue }
          let (side, score) = (cosine < 0 ? 0 : 1, distance / (cosine * cosine))
          if score < across[side]?.score ?? .infinity { across[side] = (score, found) }
        }
        if nearest.other >= 0 { neighbours.append(nearest) }
      }
      guard !lines[place.line].isDot else { continue }
      for found in across {
        if let found = found?.neighbour { facing.append(found) }
      }
    }
  }

  /// Lines that touch at Regular, directly or by others, are one group.
  private mutating func group(_ regular: Double) {
    var parents = Array(lines.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while parents[index] != index { index = parents[index] }
      return index
    }
    for neighbour in neighbours {
      let (a, b) = (places[neighbour.place].line, places[neighbour.other].line)
      if white(neighbour, halfWidth: regular) < Self.closed * 2 * regular {
        parents[root(a)] = root(b)
      }
    }
    for index in lines.indices { lines[index].group = root(index) }
  }

  /// White that is narrower than this, in strokes, is seen as closed.
  static let closed = 0.1

  // MARK: White

  func half(_ place: Int, _ halfWidth: Double) -> Double {
    max(lines[places[place].line].pen.halfWidth(halfWidth), 0)
  }

  /// How wide the white between two places is for a half-width of the shared pen, where nothing has moved.
  func white(_ pair: Neighbour, halfWidth: Double) -> Double {
    pair.distance - half(pair.place, halfWidth) - half(pair.other, halfWidth)
  }

  /// Half the strokes on both sides together.
  func strokes(_ pair: Neighbour, halfWidth: Double) -> Double {
    half(pair.place, halfWidth) + half(pair.other, halfWidth)
  }

  /// Which end of an open line a place is: −1 its start, 1 its end, 0 neither.
  func end(_ place: Int) -> Int {
    let line = lines[places[place].line]
    guard !line.isClosed, !line.isDot else { return 0 }
    return place == line.places.lowerBound ? -1 : place == line.places.upperBound - 1 ? 1 : 0
  }

  /// Where a line points at an end.
  func outwards(_ place: Int) -> Vector {
    end(place) < 0 ? -places[place].direction : places[place].direction
  }
}

extension Path {
  /// How long the straight pieces and curves are, about.
  fileprivate var elementLengths: [Double] {
    var lengths: [Double] = []
    var pen = Point.zero
    for element in elements {
      guard let end = element.points.last else { continue }
      if case .move = element {} else { lengths.append(pen.distance(to: end)) }
      pen = end
    }
    return lengths
  }
}
