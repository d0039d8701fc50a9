/// The lines of a drawing as sampled places with their neighbours, from which ``LineYielding`` is computed.
///
/// In the units of the drawing grid.
package struct CrowdedLines: Sendable {
  /// A contour.
  struct Line: Sendable {
    /// The index of the stroke; `nil` for an obstacle.
    var stroke: Int?
    var pen: Pen
    var isClosed: Bool
    /// The filled side, −1 or 1; 0 for a line that is not filled.
    var filledSide = 0.0
    var places: Range<Int>
    var length: Double
    /// The approximate lengths of the first and the last straight piece or curve.
    var pieces: (first: Double, last: Double)
    /// The lines and curves of the contour.
    var runs: [LineRuns.Piece] = []
    /// The index of the group; lines that touch belong to the same group.
    var group = 0

    var isDot: Bool { places.count == 1 }
  }

  /// A place on a line.
  struct Place: Sendable {
    var point: Point
    var direction: Vector
    var line: Int
    /// The distance from the start of the line.
    var distance: Double
  }

  /// The neighbour of a place on another line.
  struct Neighbour: Sendable {
    var place: Int
    /// The sampled place of the other line that is nearest to the neighbouring point.
    var other: Int
    var distance: Double
    /// The direction towards the neighbour.
    var direction: Vector
  }

  private(set) var lines: [Line] = []
  private(set) var places: [Place] = []
  /// For each place, the nearest point of each other line within reach.
  private(set) var neighbours: [Neighbour] = []
  /// The index of the first neighbour of each place, and the end of the last.
  private var firstNeighbours: [Int] = []
  /// The points straight across the white from the sides of each place, also on the same line.
  private(set) var facing: [Neighbour] = []
  /// Ends that lie inside the stroke of another line at Regular.
  private(set) var joined: Set<Int> = []
  /// For each stroke, the lines of its contours, in order; `nil` for contours that are left out.
  private(set) var contours: [[Int?]] = []
  private let reach: Double

  /// The distance between places.
  private static let step = 0.5
  /// Lines shorter than this are dots.
  private static let dot = 0.2
  /// The greatest number of places.
  private static let mostPlaces = 6000
  /// The cosine of 32°: a point within this angle of the normal is across.
  static let leastFacing = 0.85
  /// The least distance along a line between two places that count as across from each other: a multiple of the
  /// distance between them, and a least length.
  private static let leastDetour = (factor: 1.1, length: 1.5)

  /// Measures lines.
  /// - Parameters:
  ///   - strokes: on the drawing grid.
  ///   - obstacles: filled shapes that do not give way.
  ///   - reach: the greatest distance between neighbours.
  ///   - regular: half the width of the shared pen at which touching lines form a group.
  ///   - budget: the work limit.
  /// - Returns: `nil` if the work exceeds the budget, or there are too many places.
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
    joined = joinedEnds(regular)
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
    var pieces = Self.pieces(of: contour, isClosed: flat.isClosed)
    let start = places.count
    let number = lines.count
    var length = 0.0
    if zip(points, points.dropFirst()).reduce(0, { $0 + $1.0.distance(to: $1.1) }) < Self.dot {
      points = [points[0]]
    }
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
    // Chords are shorter than curves.
    let measured = pieces.last?.end ?? 0
    for index in pieces.indices where measured > 0 {
      pieces[index].start *= length / measured
      pieces[index].end *= length / measured
    }
    line.runs = pieces
    if isFilled, flat.isClosed { line.filledSide = contour.area > 0 ? 1 : -1 }
    lines.append(line)
    return number
  }

  /// Returns the lines and curves of a contour.
  private static func pieces(of contour: Path, isClosed: Bool) -> [LineRuns.Piece] {
    var length = 0.0
    return (CurveSegment.contours(of: contour).first ?? []).compactMap { segment, element in
      guard isClosed || element < contour.elements.count,
        let first = segment.derivative(at: 0).normalized
          ?? (segment.point(at: 0.01) - segment.start).normalized,
        let last = segment.derivative(at: 1).normalized
          ?? (segment.end - segment.point(at: 0.99)).normalized
      else { return nil }
      let start = length
      let count = max(segment.segmentCount(tolerance: 0.001), 1)
      for step in 0..<count {
        length += segment.point(at: Double(step) / Double(count))
          .distance(to: segment.point(at: Double(step + 1) / Double(count)))
      }
      let chord = segment.start.distance(to: segment.end)
      return LineRuns.Piece(
        isStraight: length - start < chord * 1.00001, start: start, end: length,
        directions: (first, last))
    }
  }

  // MARK: Neighbours

  private func joinedEnds(_ regular: Double) -> Set<Int> {
    var found: Set<Int> = []
    for (number, line) in lines.enumerated() where !line.isClosed && !line.isDot {
      for end in [line.places.lowerBound, line.places.upperBound - 1] {
        let point = places[end].point
        let isJoined = lines.indices.contains { other in
          let near = half(lines[other].places.lowerBound, regular) + Self.closed * 2 * regular
          return other == number
            ? touches(point, lines[other], within: near, leaving: end)
            : touches(point, lines[other], within: near, leaving: nil)
        }
        if isJoined { found.insert(end) }
      }
    }
    return found
  }

  /// Returns the least distance along a line at which it counts as another line.
  private static func leastWay(_ distance: Double) -> Double {
    max(leastDetour.factor * distance, leastDetour.length)
  }

  /// Returns whether a point lies within a distance of a line.
  /// - Parameter end: if the point is an end of this line, the place of that end.
  private func touches(
    _ point: Point, _ line: Line, within reach: Double, leaving end: Int?
  ) -> Bool {
    let last = line.places.upperBound - 1
    var place = line.places.lowerBound
    while place < last || (line.isDot && place == last) {
      defer { place += 1 }
      let (start, next) = (places[place].point, places[min(place + 1, last)].point)
      let far = start.distance(to: point)
      if far > reach + Self.step {
        place += max(Int((far - reach) / Self.step) - 1, 0)
        continue
      }
      if let end {
        let (way, nextWay) = (places[place].distance, places[min(place + 1, last)].distance)
        let nearest = min(abs(way - places[end].distance), abs(nextWay - places[end].distance))
        if nearest < Self.leastWay(reach) { continue }
      }
      let edge = next - start
      let squared = edge.dot(edge)
      let share = squared > 0 ? min(max((point - start).dot(edge) / squared, 0), 1) : 0
      if (start + edge * share).distance(to: point) < reach { return true }
    }
    return false
  }

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
      firstNeighbours.append(neighbours.count)
      var across = Across()
      for (number, line) in lines.enumerated() {
        let box = boxes[number]
        guard place.point.x > box.minX - reach, place.point.x < box.maxX + reach,
          place.point.y > box.minY - reach, place.point.y < box.maxY + reach
        else { continue }
        if let nearest = nearest(on: line, isOwn: number == place.line, from: index, &across) {
          neighbours.append(nearest)
        }
      }
      guard !lines[place.line].isDot else { continue }
      if let left = across.left?.neighbour { facing.append(left) }
      if let right = across.right?.neighbour { facing.append(right) }
    }
    firstNeighbours.append(neighbours.count)
  }

  /// Returns the distance from a place to another line; `nil` if it is out of reach.
  func distance(from place: Int, to line: Int) -> Double? {
    neighbours[firstNeighbours[place]..<firstNeighbours[place + 1]]
      .last { places[$0.other].line == line }?.distance
  }

  /// The points across from both sides of a place, each with a score; a lower one is nearer and straighter.
  private struct Across {
    var left: (score: Double, neighbour: Neighbour)?
    var right: (score: Double, neighbour: Neighbour)?
  }

  /// Returns the nearest point of a line.
  /// - Parameters:
  ///   - isOwn: whether it is the line of the place itself; then the result is `nil`.
  ///   - across: receives the points across from the place.
  private func nearest(
    on line: Line, isOwn: Bool, from index: Int, _ across: inout Across
  ) -> Neighbour? {
    let (point, normal) = (places[index].point, places[index].direction.perpendicular)
    let last = line.places.upperBound - 1
    var nearest = Neighbour(place: index, other: -1, distance: reach, direction: .zero)
    var other = line.places.lowerBound
    while other < last || (line.isDot && other == last) {
      defer { other += 1 }
      let start = places[other].point
      let first = start - point
      let far = first.length
      // Places follow each other in steps: skip as many as must be out of reach.
      if far > reach + Self.step {
        other += max(Int((far - reach) / Self.step) - 1, 0)
        continue
      }
      // Skip points that can be neither the nearest nor across.
      guard
        far < nearest.distance + Self.step
          || abs(first.dot(normal)) > far * Self.leastFacing - Self.step
      else { continue }
      let end = places[min(other + 1, last)].point
      let edge = end - start
      let squared = edge.dot(edge)
      let share = squared > 0 ? min(max(-first.dot(edge) / squared, 0), 1) : 0
      let way = first + edge * share
      let distance = way.length
      guard distance < reach else { continue }
      guard distance > 1e-9 else {
        if !isOwn {
          nearest = Neighbour(place: index, other: other, distance: 0, direction: .zero)
        }
        continue
      }
      let found = Neighbour(
        place: index, other: share < 0.5 ? other : min(other + 1, last), distance: distance,
        direction: way * (1 / distance))
      if isOwn {
        var detour = abs(places[other].distance - places[index].distance)
        if line.isClosed { detour = min(detour, line.length - detour) }
        guard
          detour > max(distance * Self.leastDetour.factor, Self.leastDetour.length)
        else { continue }
      } else if distance < nearest.distance {
        nearest = found
      }
      let cosine = found.direction.dot(normal)
      guard abs(cosine) > Self.leastFacing, !joined.contains(found.other) else { continue }
      if !line.isDot, self.end(found.other) == 0 {
        // The other line faces the place, too.
        guard
          abs(places[found.other].direction.perpendicular.dot(found.direction)) > Self.leastFacing
        else { continue }
      }
      let score = distance / (cosine * cosine)
      if cosine < 0, score < across.left?.score ?? .infinity {
        across.left = (score, found)
      } else if cosine > 0, score < across.right?.score ?? .infinity {
        across.right = (score, found)
      }
    }
    return nearest.other >= 0 ? nearest : nil
  }

  /// Puts lines that touch at Regular, directly or through others, into one group.
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

  /// White narrower than this, in strokes, counts as closed.
  static let closed = 0.1

  // MARK: White

  func half(_ place: Int, _ halfWidth: Double) -> Double {
    max(lines[places[place].line].pen.halfWidth(halfWidth), 0)
  }

  /// Returns the width of the white between two places for a half-width of the shared pen, before any displacement.
  func white(_ pair: Neighbour, halfWidth: Double) -> Double {
    pair.distance - half(pair.place, halfWidth) - half(pair.other, halfWidth)
  }

  /// Returns the sum of the half-widths on both sides.
  func strokes(_ pair: Neighbour, halfWidth: Double) -> Double {
    half(pair.place, halfWidth) + half(pair.other, halfWidth)
  }

  /// Returns whether the edge of a stroke is hidden inside the stroke of another line.
  /// - Parameter side: −1 or 1; 1 is the side towards which the x axis turns to reach the y axis.
  func isCovered(_ place: Int, side: Double, halfWidth: Double) -> Bool {
    let own = places[place]
    let edge = own.point + own.direction.perpendicular * (side * half(place, halfWidth))
    return neighbours[firstNeighbours[place]..<firstNeighbours[place + 1]].contains { pair in
      let (other, width) = (places[pair.other], half(pair.other, halfWidth))
      let line = lines[other.line]
      guard line.stroke != nil, pair.distance < 2 * width else { return false }
      let way = edge - other.point
      guard end(pair.other) == 0, !line.isDot else { return way.length < width }
      let along = way.dot(other.direction)
      // A line that ends on another does not continue beyond it.
      let goesOn = line.isClosed || (0...line.length).contains(other.distance + along)
      return goesOn && abs(way.cross(other.direction)) < Self.covered * width
        && abs(along) < Self.beside * width
    }
  }

  /// The part of the half-width within which another stroke hides an edge; less than 1 because lines bend.
  private static let covered = 0.9
  /// The distance, in half-widths, over which a line counts as straight.
  private static let beside = 1.2

  /// Returns which free end of an open line a place is: −1 its start, 1 its end, 0 neither.
  func end(_ place: Int) -> Int {
    let line = lines[places[place].line]
    guard !line.isClosed, !line.isDot, !joined.contains(place) else { return 0 }
    return place == line.places.lowerBound ? -1 : place == line.places.upperBound - 1 ? 1 : 0
  }

  /// Returns the outward direction of a line at an end.
  func outwards(_ place: Int) -> Vector {
    end(place) < 0 ? -places[place].direction : places[place].direction
  }
}

extension Path {
  /// The approximate lengths of the straight pieces and curves.
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
