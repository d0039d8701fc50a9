internal import SymtextSupport

/// Strokes a line drawn at several weights, each with its own pen, and returns outlines of one structure.
///
/// The outlines of ``Stroker`` depend linearly on the width of the pen alone; here the line moves, too. Every
/// structural decision, such as the number of pieces of an edge or the shape of a corner, is made for all weights
/// together. A corner always consists of the same two curves: an arc on the outside, or two lines through the corner on
/// the inside.
package struct MasterStroker: Sendable {
  /// The greatest distance between an edge and the exact one, in the units of the lines.
  package var tolerance: Double

  package init(tolerance: Double) { self.tolerance = tolerance }

  /// The line at one weight, and half its stroke width.
  package struct Master: Sendable {
    /// The line; its pieces correspond to those at all other weights.
    package var line: ComparedLine
    /// Half the width of the stroke.
    package var halfWidth: Double

    package init(line: ComparedLine, halfWidth: Double) {
      self.line = line
      self.halfWidth = halfWidth
    }
  }

  /// Returns the closed outlines of all masters, to be filled by the nonzero rule.
  ///
  /// Outer contours turn from the x axis towards the y axis.
  /// - Parameter budget: the work limit.
  /// - Returns: `nil` if the masters have different structures, a closed line turns the other way at some weight, or
  ///   the budget is spent.
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
      // One side, the cap of the end, the other side backwards, the cap of the start.
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
    // A pen wider than the counter would turn it inside out, into a hole that grows again.
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

/// The contours of all masters under construction, with the same number of steps in each.
private struct MasterContour {
  /// For each master the start point, then three points per step.
  var points: [[Point]]

  /// Appends another contour, after a straight line if there is a gap.
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

  /// The contours as closed paths; a step that is straight in all masters is a line.
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
  /// For each master and piece the unit normals at its start and end; smoothly connected pieces share them.
  private var normals: [[(start: Vector, end: Vector)]] = []
  /// Whether a piece continues smoothly into the next one at all weights.
  private var isSmooth: [Bool] = []
  /// The number of parts into which each piece is cut.
  private var parts: [Int] = []
  private let smoothTurn = 0.02

  private var pieces: Range<Int> { 0..<masters[0].line.pieces.count }
  private var isClosed: Bool { masters[0].line.isClosed }

  /// - Returns: `nil` if a piece has no direction.
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

  // MARK: Pieces

  /// Returns one side of a part of a curve, from its ends and normals.
  private static func edge(
    _ curve: CubicBezier, _ start: Vector, _ end: Vector, side: Double, halfWidth: Double
  ) -> [Point] {
    func factor(_ t: Double) -> Double {
      let speed = curve.derivative(at: t)
      let length = speed.length
      guard length > 1e-9 else { return 1 }
      let bend = speed.cross(curve.secondDerivative(at: t)) / (length * length * length)
      // Where the pen is wider than the bend, the edge folds back; limit how far.
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
      // One cubic approximates at most a quarter turn well.
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

  // MARK: Sides

  /// Returns the edge on one side, in the direction of the line.
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

  /// Returns whether both edges stop where they cross, on the inside of a corner of two straight pieces, at all
  /// weights.
  ///
  /// The pieces must be long enough.
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

  /// Returns the two curves of a corner on one side.
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

  /// Returns a circular arc as cubics.
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

  /// Returns the cap at the end of an open line, from the side of −normal to that of the normal.
  func cap(atEndOf piece: Int, style: StrokeStyle) -> MasterContour {
    cap(style) { number in
      (masters[number].line.pieces[piece].end, -normals[number][piece].end)
    }
  }

  /// Returns the cap at the start of an open line, from the side of the normal to that of −normal.
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
  /// The signed area; positive if the line turns from the x axis towards the y axis.
  fileprivate var signedArea: Double {
    Polygon.doubledArea(samples(64)) / 2
  }

  /// Returns the radius of the largest circle inside the closed line; any number above `limit` if it is larger than
  /// that.
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
