internal import SymtextSupport

/// Strokes a line that was drawn at several weights, each with a pen of its own, to outlines of one structure.
///
/// ``Stroker`` makes outlines that are linear in the pen's width alone; here the line itself moves, too. Every
/// decision – into how many pieces an edge is cut, what lies at a corner – is taken for all weights together.
/// Corners are the same two curves whichever way they turn: an arc outside, by way of the corner inside.
package struct MasterStroker: Sendable {
  /// How far an edge may stray from the true one, in the units of the lines.
  package var tolerance: Double

  /// Makes a stroker.
  package init(tolerance: Double) { self.tolerance = tolerance }

  /// The line at one weight, and the pen.
  package struct Master: Sendable {
    /// As many pieces as at all other weights, which correspond.
    package var line: ComparedLine
    /// Half the stroke.
    package var halfWidth: Double

    /// Makes a master.
    package init(line: ComparedLine, halfWidth: Double) {
      self.line = line
      self.halfWidth = halfWidth
    }
  }

  /// The outlines of all masters, closed, to be filled by the nonzero rule: outer contours turn from the x axis
  /// towards the y axis.
  /// - Parameter budget: how much work it may be.
  /// - Returns: `nil` when the masters have different structures, a closed line turns the other way round at
  ///   some weight, or the budget is spent.
  package func outlines(
    of masters: [Master], style: StrokeStyle, budget: WorkBudget
  ) -> [Path]? {
    guard let model = masters.first?.line,
      masters.allSatisfy({
        $0.line.pieces.count == model.pieces.count && $0.line.isClosed == model.isClosed
      }), budget.spend(masters.count * (model.pieces.count + 1), times: 400)
    else { return nil }
    if model.pieces.isEmpty { return dots(masters, style) }
    guard let edges = Edges(masters, tolerance: tolerance) else { return nil }
    var sides = [-1.0, 1].map { side in edges.contour(side: side, style: style) }
    guard model.isClosed else {
      // There, round the end, back, and round the start.
      var contour = sides[0]
      let last = model.pieces.count - 1
      contour.append(edges.cap(atEndOf: last, style: style))
      contour.append(sides[1].reversed)
      contour.append(edges.cap(atStartOf: 0, style: style))
      return contour.paths
    }
    let areas = masters.map { $0.line.signedArea }
    guard areas.allSatisfy({ $0 > 0 }) || areas.allSatisfy({ $0 < 0 }) else { return nil }
    let isOuterFirst = areas[0] > 0
    // A pen wider than the counter would turn it inside out, to a hole that grows again.
    let narrow = masters.map { master in
      var master = master
      master.halfWidth = min(
        master.halfWidth, master.line.inradius(upTo: master.halfWidth, tolerance, budget))
      return master
    }
    guard let inner = Edges(narrow, tolerance: tolerance) else { return nil }
    sides[isOuterFirst ? 1 : 0] = inner.contour(side: isOuterFirst ? 1 : -1, style: style)
    sides[1] = sides[1].reversed
    return zip(sides[isOuterFirst ? 0 : 1].paths, sides[isOuterFirst ? 1 : 0].paths).map {
      outer, inner in
      var path = outer
      path.append(inner)
      return path
    }
  }

  private func dots(_ masters: [Master], _ style: StrokeStyle) -> [Path]? {
    guard style.cap != .butt else { return nil }
    return masters.map { master in
      let (center, radius) = (master.line.start, master.halfWidth)
      let box = Rect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      let corner = style.cap == .round ? radius : 0
      return Path.roundedRect(box, radiusX: corner, radiusY: corner)
    }
  }
}

/// Contours of all masters while they are made: as many steps in each.
private struct MasterContour {
  /// For each master the places, the first being where the contour starts; then three a step.
  var points: [[Point]]

  /// Goes on from the end of this one to the start of another, in a straight line where they lie apart, and
  /// along it.
  mutating func append(_ other: MasterContour) {
    let isApart = zip(points, other.points).contains { own, next in
      guard let end = own.last, let start = next.first else { return false }
      return end.distance(to: start) > 1e-7
    }
    for index in points.indices {
      guard let end = points[index].last, let start = other.points[index].first else { continue }
      if isApart { points[index] += Self.straight(end, start) }
      points[index] += other.points[index].dropFirst()
    }
  }

  static func straight(_ a: Point, _ b: Point) -> [Point] {
    [a.interpolated(to: b, 1 / 3.0), a.interpolated(to: b, 2 / 3.0), b]
  }

  var reversed: MasterContour { MasterContour(points: points.map { $0.reversed() }) }

  /// As closed paths; a step that is straight in all masters is a line.
  var paths: [Path] {
    let steps = stride(from: 1, to: points[0].count - 2, by: 3)
    let isStraight = steps.map { step in
      points.allSatisfy { places in
        CubicBezier(places[step - 1], places[step], places[step + 1], places[step + 2]).isLine
          || places[step - 1].distance(to: places[step + 2]) < 1e-7
            && places[step - 1].distance(to: places[step]) < 1e-7
      }
    }
    return points.map { places in
      var path = Path()
      path.move(to: places[0])
      for (step, isStraight) in zip(steps, isStraight) {
        if isStraight {
          path.line(to: places[step + 2])
        } else {
          path.cubic(places[step], places[step + 1], to: places[step + 2])
        }
      }
      path.close()
      return path
    }
  }
}

/// The edges of a line at all its weights.
private struct Edges {
  private let masters: [MasterStroker.Master]
  /// For each master and piece the unit normals at its start and end: where pieces run on smoothly the same.
  private var normals: [[(start: Vector, end: Vector)]] = []
  /// Whether a piece runs on smoothly into the next one, at all weights.
  private var isSmooth: [Bool] = []
  /// Into how many parts each piece is cut.
  private var parts: [Int] = []
  private let smoothTurn = 0.02

  private var pieces: Range<Int> { 0..<masters[0].line.pieces.count }
  private var isClosed: Bool { masters[0].line.isClosed }

  /// - Returns: `nil` when a piece has no direction.
  init?(_ masters: [MasterStroker.Master], tolerance: Double) {
    self.masters = masters
    for master in masters {
      var own: [(start: Vector, end: Vector)] = []
      for piece in master.line.pieces {
        guard let start = piece.direction(at: 0), let end = piece.direction(at: 1) else {
          return nil
        }
        own.append((start.perpendicular, end.perpendicular))
      }
      normals.append(own)
    }
    for piece in pieces {
      let next = (piece + 1) % pieces.count
      let isLast = piece == pieces.count - 1
      let smooth =
        !(isLast && !isClosed)
        && normals.allSatisfy { abs(Self.turn($0[piece].end, $0[next].start)) < smoothTurn }
      isSmooth.append(smooth)
      guard smooth else { continue }
      for master in normals.indices {
        let mean = (normals[master][piece].end + normals[master][next].start).normalized
        guard let mean else { return nil }
        normals[master][piece].end = mean
        normals[master][next].start = mean
      }
    }
    parts = pieces.map { piece in
      [1, 2, 3, 4, 6].first { count in
        masters.allSatisfy { Self.follows($0, piece, parts: count, tolerance: tolerance) }
      } ?? 8
    }
  }

  private static func turn(_ before: Vector, _ after: Vector) -> Double {
    atan2(before.cross(after), before.dot(after))
  }

  // MARK: One piece

  /// One side of a part of a curve, by its ends and directions there.
  private static func edge(
    _ curve: CubicBezier, _ start: Vector, _ end: Vector, side: Double, halfWidth: Double
  ) -> [Point] {
    func factor(_ t: Double) -> Double {
      let speed = curve.derivative(at: t)
      let length = speed.length
      guard length > 1e-9 else { return 1 }
      let bend = speed.cross(curve.secondDerivative(at: t)) / (length * length * length)
      // Where the pen is wider than the bend the edge folds back: as far as it would come, no farther.
      return max(1 - side * halfWidth * bend, -3)
    }
    let (a, b) = (curve.start + start * (side * halfWidth), curve.end + end * (side * halfWidth))
    return [
      a, a + (curve.control1 - curve.start) * factor(0),
      b - (curve.end - curve.control2) * factor(1), b,
    ]
  }

  private static func follows(
    _ master: MasterStroker.Master, _ piece: Int, parts: Int, tolerance: Double
  ) -> Bool {
    let curve = master.line.pieces[piece]
    for part in 0..<parts {
      let cut = curve.part(
        from: Double(part) / Double(parts), to: Double(part + 1) / Double(parts))
      guard let start = cut.direction(at: 0), let end = cut.direction(at: 1) else { return true }
      // A quarter of a turn is the most that one cubic takes well.
      guard start.dot(end) > -0.05 else { return false }
      for side in [-1.0, 1] {
        let places = edge(
          cut, start.perpendicular, end.perpendicular, side: side, halfWidth: master.halfWidth)
        let found = CubicBezier(places[0], places[1], places[2], places[3])
        for t in [0.25, 0.5, 0.75] {
          guard let direction = cut.direction(at: t) else { continue }
          let speed = cut.derivative(at: t)
          let bend =
            speed.cross(cut.secondDerivative(at: t))
            / max(
              speed.length * speed.length * speed.length, 1e-12)
          if side * bend * master.halfWidth >= 0.9 { continue }
          let normal = direction.perpendicular
          let target = cut.point(at: t) + normal * (side * master.halfWidth)
          if abs((found.point(at: t) - target).dot(normal)) > tolerance { return false }
        }
      }
    }
    return true
  }

  // MARK: One side

  /// The edge on one side, along the line.
  func contour(side: Double, style: StrokeStyle) -> MasterContour {
    var contour: MasterContour?
    for piece in pieces {
      let next = (piece + 1) % pieces.count
      let edge = edge(of: piece, side: side)
      if contour == nil { contour = edge } else { contour?.append(edge) }
      let isEnd = piece == pieces.count - 1 && !isClosed
      if !isEnd && !isSmooth[piece] && !crosses(piece, side: side) {
        contour?.append(join(piece, next, side: side, style: style))
      }
    }
    return contour ?? MasterContour(points: masters.map { [$0.line.start] })
  }

  private func edge(of piece: Int, side: Double) -> MasterContour {
    let count = parts[piece]
    let before = (piece + pieces.count - 1) % pieces.count
    let hasStart = piece > 0 || isClosed
    let startCrosses = hasStart && !isSmooth[before] && crosses(before, side: side)
    let endCrosses =
      (piece < pieces.count - 1 || isClosed) && !isSmooth[piece] && crosses(piece, side: side)
    return MasterContour(
      points: masters.indices.map { number in
        let master = masters[number]
        let curve = master.line.pieces[piece]
        var points: [Point] = []
        for part in 0..<count {
          let cut = curve.part(
            from: Double(part) / Double(count), to: Double(part + 1) / Double(count))
          let start =
            part == 0
            ? normals[number][piece].start
            : cut.direction(at: 0)?.perpendicular ?? normals[number][piece].start
          let end =
            part == count - 1
            ? normals[number][piece].end
            : cut.direction(at: 1)?.perpendicular ?? normals[number][piece].end
          let places = Self.edge(cut, start, end, side: side, halfWidth: master.halfWidth)
          points += points.isEmpty ? places : Array(places.dropFirst())
        }
        // Both sides of an inner corner of straight pieces stop where they cross.
        if startCrosses || endCrosses {
          let first = startCrosses ? crossing(number, before, side: side) : points[0]
          let last = endCrosses ? crossing(number, piece, side: side) : points[points.count - 1]
          points = [first] + MasterContour.straight(first, last)
        }
        return points
      })
  }

  // MARK: Corners

  /// Whether both edges stop where they cross, inside a corner of two straight pieces with room for it, at all
  /// weights.
  private func crosses(_ piece: Int, side: Double) -> Bool {
    let next = (piece + 1) % pieces.count
    guard next != piece, parts[piece] == 1, parts[next] == 1 else { return false }
    return masters.indices.allSatisfy { number in
      let line = masters[number].line
      let turn = Self.turn(normals[number][piece].end, normals[number][next].start)
      guard turn * side > 0, abs(turn) < 3, line.pieces[piece].isLine, line.pieces[next].isLine
      else { return false }
      let reach = masters[number].halfWidth * tan(abs(turn) / 2)
      return [piece, next].allSatisfy { index in
        let length = line.pieces[index].start.distance(to: line.pieces[index].end)
        let isFree = !isClosed && (index == 0 || index == pieces.count - 1)
        return (isFree ? length : length / 2) >= reach
      }
    }
  }

  private func crossing(_ number: Int, _ piece: Int, side: Double) -> Point {
    let next = (piece + 1) % pieces.count
    let (before, after) = (normals[number][piece].end, normals[number][next].start)
    let offset = (before + after) * (side * masters[number].halfWidth / (1 + before.dot(after)))
    return masters[number].line.pieces[piece].end + offset
  }

  /// What lies at a corner on one side: two curves.
  private func join(
    _ piece: Int, _ next: Int, side: Double, style: StrokeStyle
  ) -> MasterContour {
    MasterContour(
      points: masters.indices.map { number in
        let corner = masters[number].line.pieces[piece].end
        let halfWidth = masters[number].halfWidth
        let (before, after) = (normals[number][piece].end, normals[number][next].start)
        let turn = Self.turn(before, after)
        let start = corner + before * (side * halfWidth)
        let end = corner + after * (side * halfWidth)
        guard turn * side < 0 || abs(turn) > 3.1 else {
          return [start] + MasterContour.straight(start, corner)
            + MasterContour.straight(corner, end)
        }
        switch style.join {
        case .round:
          return Self.arc(corner, before * (side * halfWidth), turn: turn, parts: 2)
        case .miter:
          if let tip = style.miter(before * side, after * side) {
            let place = corner + tip * halfWidth
            return [start] + MasterContour.straight(start, place)
              + MasterContour.straight(place, end)
          }
        case .bevel: break
        }
        let middle = start.interpolated(to: end, 0.5)
        return [start] + MasterContour.straight(start, middle)
          + MasterContour.straight(middle, end)
      })
  }

  /// A part of a circle as cubics.
  private static func arc(
    _ center: Point, _ start: Vector, turn: Double, parts: Int
  ) -> [Point] {
    let step = turn / Double(parts)
    let handle = 4.0 / 3 * tan(step / 4)
    func turned(_ angle: Double) -> Vector {
      let (s, c) = (sin(angle), cos(angle))
      return Vector(start.x * c - start.y * s, start.x * s + start.y * c)
    }
    var points = [center + start]
    for part in 0..<parts {
      let (a, b) = (turned(step * Double(part)), turned(step * Double(part + 1)))
      points += [
        center + a + a.perpendicular * handle, center + b - b.perpendicular * handle, center + b,
      ]
    }
    return points
  }

  // MARK: Caps

  /// What an open line ends with, from the side of −normal to that of the normal.
  func cap(atEndOf piece: Int, style: StrokeStyle) -> MasterContour {
    cap(style) { number in
      (masters[number].line.pieces[piece].end, -normals[number][piece].end)
    }
  }

  /// What an open line starts with, from the side of the normal to that of −normal.
  func cap(atStartOf piece: Int, style: StrokeStyle) -> MasterContour {
    cap(style) { number in
      (masters[number].line.pieces[piece].start, normals[number][piece].start)
    }
  }

  private func cap(
    _ style: StrokeStyle, _ place: (Int) -> (point: Point, normal: Vector)
  ) -> MasterContour {
    MasterContour(
      points: masters.indices.map { number in
        let (point, normal) = place(number)
        let start = normal * masters[number].halfWidth
        switch style.cap {
        case .butt: return [point + start] + MasterContour.straight(point + start, point - start)
        case .round: return Self.arc(point, start, turn: .pi, parts: 2)
        case .square:
          let (a, b) = (start + start.perpendicular, start.perpendicular - start)
          return [point + start] + MasterContour.straight(point + start, point + a)
            + MasterContour.straight(point + a, point + b)
            + MasterContour.straight(point + b, point - start)
        }
      })
  }
}

extension ComparedLine {
  /// Positive where the line turns from the x axis towards the y axis.
  fileprivate var signedArea: Double {
    Polygon.doubledArea(samples(64)) / 2
  }

  /// The radius of the largest circle inside the closed line, or any number above a limit.
  fileprivate func inradius(
    upTo limit: Double, _ tolerance: Double, _ budget: WorkBudget
  ) -> Double {
    var line = CentreLine(start: start)
    line.segments = pieces.compactMap {
      StrokeSegment($0, halfWidth: limit, tolerance: tolerance, budget: budget)
    }
    line.isClosed = true
    return line.inradius(upTo: limit, budget: budget)
  }
}
