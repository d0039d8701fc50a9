/// A contour on which points are addressed by their distance from its start.
package struct MeasuredLine: Sendable {
  /// A curve, its samples, and the distance of each from its start.
  struct Piece: Sendable {
    var curve: CubicBezier
    var points: [Point]
    var distances: [Double]
    var start: Double
    /// The bounds of the curve's control points, which contain the curve.
    var bounds: Rect
  }

  fileprivate static let samples = 64
  /// The drawn length of a zero-length dash, which gives it a direction.
  private static let point = 1e-4

  private var pieces: [Piece] = []
  package private(set) var length = 0.0
  /// Whether the contour was closed, so that it ends at its start.
  private(set) var isClosed = false

  private mutating func add(_ curve: CubicBezier) {
    let points = (0...Self.samples).map { curve.point(at: Double($0) / Double(Self.samples)) }
    var distances = [0.0]
    distances.reserveCapacity(points.count)
    for (last, next) in zip(points, points.dropFirst()) {
      distances.append(distances[distances.count - 1] + last.distance(to: next))
    }
    let own = distances[Self.samples]
    guard own > 0, own.isFinite else { return }
    var bounds = Rect(curve.start)
    for point in [curve.control1, curve.control2, curve.end] { bounds.include(point) }
    pieces.append(
      Piece(curve: curve, points: points, distances: distances, start: length, bounds: bounds))
    length += own
  }

  package static func contours(of path: Path) -> [MeasuredLine] {
    var lines: [MeasuredLine] = []
    var line = MeasuredLine()
    var pen = Point.zero
    var start = Point.zero
    func straight(_ end: Point) -> CubicBezier {
      CubicBezier(pen, pen.interpolated(to: end, 1 / 3.0), pen.interpolated(to: end, 2 / 3.0), end)
    }
    func finish() {
      if line.length > 0 { lines.append(line) }
      line = MeasuredLine()
    }
    for element in path.elements {
      switch element {
      case .move(let p):
        finish()
        (pen, start) = (p, p)
      case .line(let p):
        line.add(straight(p))
        pen = p
      case .quad(let c, let p):
        line.add(QuadraticBezier(pen, c, p).elevated)
        pen = p
      case .cubic(let c1, let c2, let p):
        line.add(CubicBezier(pen, c1, c2, p))
        pen = p
      case .close:
        line.add(straight(start))
        line.isClosed = true
        pen = start
        finish()
      }
    }
    finish()
    return lines
  }

  /// Returns the part of the contour between two distances from its start.
  package func part(from: Double, to: Double) -> Path {
    var (from, to) = (from, to)
    if to - from < Self.point {
      to = min(from + Self.point, length)
      from = max(to - Self.point, 0)
    }
    var path = Path()
    append(from: from, to: to, onto: &path)
    return path
  }

  private func append(from: Double, to: Double, onto path: inout Path) {
    for piece in pieces {
      let own = piece.distances[Self.samples]
      let (first, last) = (max(from - piece.start, 0), min(to - piece.start, own))
      guard last > first else { continue }
      let part = piece.curve.part(
        from: piece.parameter(first), to: piece.parameter(last))
      if path.isEmpty { path.move(to: part.start) }
      path.cubic(part.control1, part.control2, to: part.end)
    }
  }

  /// Returns a part of a closed contour; it may extend beyond the contour's own end.
  func part(of length: Double, from start: Double) -> Path {
    guard start + length > self.length else { return part(from: start, to: start + length) }
    var path = Path()
    append(from: start, to: self.length, onto: &path)
    append(from: 0, to: start + length - self.length, onto: &path)
    return path
  }

  /// Returns the distance from the start to the place nearest to a point, and the distance of that place from the
  /// point; `nil` if no place is nearer than a limit.
  package func nearest(
    to point: Point, closerThan limit: Double = .infinity
  ) -> (place: Double, gap: Double)? {
    guard pieces.contains(where: { $0.bounds.distance(to: point) < limit }) else { return nil }
    var best = (place: 0.0, gap: Double.infinity)
    for piece in pieces where piece.bounds.distance(to: point) < best.gap {
      for (sample, distance) in zip(piece.points, piece.distances) {
        let gap = sample.distance(to: point)
        if gap < best.gap { best = (piece.start + distance, gap) }
      }
    }
    // Between samples a curve is almost straight.
    var (low, high) = (best.place, best.place)
    let reach = length / Double(Self.samples)
    (low, high) = (max(low - reach, 0), min(high + reach, length))
    for _ in 0..<Self.halvings {
      let (a, b) = (low + (high - low) / 3, high - (high - low) / 3)
      if self.place(at: a).point.distance(to: point) <= self.place(at: b).point.distance(to: point)
      {
        high = b
      } else {
        low = a
      }
    }
    let place = (low + high) / 2
    let gap = self.place(at: place).point.distance(to: point)
    if gap < best.gap { best = (place, gap) }
    return best.gap < limit ? best : nil
  }

  /// The number of search steps.
  ///
  /// Each keeps two thirds of the stretch; together they reduce it to less than a millionth.
  private static let halvings = 40

  /// Returns a part of a closed contour, forwards from `start`; it may extend beyond the contour's own end.
  package func arc(from start: Double, length: Double) -> Path {
    part(of: length, from: start.truncatingRemainder(dividingBy: self.length))
  }

  /// Returns the point at a distance from the start, and the direction of the contour there.
  package func place(at distance: Double) -> (point: Point, direction: Vector) {
    var (first, end) = (0, pieces.count)
    guard end > 0 else { return (.zero, Vector(1, 0)) }
    while end - first > 1 {
      let middle = (first + end) / 2
      if pieces[middle].start <= distance { first = middle } else { end = middle }
    }
    let piece = pieces[first]
    let t = piece.parameter(max(distance - piece.start, 0))
    return (piece.curve.point(at: t), piece.curve.direction(at: t) ?? Vector(1, 0))
  }

  /// The distances from the start to the places where pieces meet.
  var joints: [Double] { pieces.dropFirst().map(\.start) }

  /// The distance from the start to the topmost place, y down; of several places at one height, the first.
  var top: Double {
    let tolerance = 1e-6 * length
    var best = (y: Double.infinity, place: 0.0)
    for piece in pieces {
      for (point, distance) in zip(piece.points, piece.distances)
      where point.y < best.y - tolerance {
        best = (point.y, piece.start + distance)
      }
    }
    return best.place
  }
}

extension MeasuredLine.Piece {
  /// Returns the curve's parameter at a distance from its start.
  fileprivate func parameter(_ distance: Double) -> Double {
    let steps = distances.count - 1
    guard distance < distances[steps] else { return 1 }
    var (low, high) = (0, steps)
    while high - low > 1 {
      let middle = (low + high) / 2
      if distances[middle] <= distance { low = middle } else { high = middle }
    }
    let span = distances[high] - distances[low]
    let part = span > 0 ? (distance - distances[low]) / span : 0
    return (Double(low) + part) / Double(steps)
  }
}
