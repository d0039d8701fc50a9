extension Path {
  /// The dashes of the contours, each an open contour.
  ///
  /// The pattern begins anew with each contour, as SVG's `stroke-dasharray` does; dashes without length
  /// stay as lines that only caps make visible.
  /// - Parameters:
  ///   - pattern: lengths of dashes and gaps in turn, an even number, in the units of the path.
  ///   - offset: how far into the pattern contours begin.
  ///   - most: how many dashes there may be.
  /// - Returns: `nil` when there would be more, or the pattern has no length.
  public func dashed(_ pattern: [Double], offset: Double, most: Int) -> Path? {
    let period = pattern.reduce(0, +)
    guard pattern.count % 2 == 0, period > 0, period.isFinite, offset.isFinite else { return nil }
    var begin = offset.truncatingRemainder(dividingBy: period)
    if begin < 0 { begin += period }
    var dashes = Path()
    var count = 0
    for contour in MeasuredLine.contours(of: self) {
      var place = -begin
      var index = 0
      while place < contour.length {
        let end = place + pattern[index]
        if index % 2 == 0, end >= 0 {
          count += 1
          guard count <= most else { return nil }
          dashes.append(contour.part(from: max(place, 0), to: min(end, contour.length)))
        }
        place = end
        index = (index + 1) % pattern.count
      }
    }
    return dashes
  }
}

/// A contour whose places are known by their distance from its start.
private struct MeasuredLine {
  /// A curve, and how far each of its samples is from its start.
  fileprivate struct Piece {
    var curve: CubicBezier
    var distances: [Double]
    var start: Double
  }

  private static let samples = 64
  /// How long a dash without length is drawn, so that it has a direction.
  private static let point = 1e-4

  private var pieces: [Piece] = []
  private(set) var length = 0.0

  private mutating func add(_ curve: CubicBezier) {
    var distances = [0.0]
    var last = curve.start
    for step in 1...Self.samples {
      let next = curve.point(at: Double(step) / Double(Self.samples))
      distances.append(distances[step - 1] + last.distance(to: next))
      last = next
    }
    let own = distances[Self.samples]
    guard own > 0, own.isFinite else { return }
    pieces.append(Piece(curve: curve, distances: distances, start: length))
    length += own
  }

  static func contours(of path: Path) -> [MeasuredLine] {
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
        pen = start
        finish()
      }
    }
    finish()
    return lines
  }

  /// The part of the contour between two distances from its start.
  func part(from: Double, to: Double) -> Path {
    var (from, to) = (from, to)
    if to - from < Self.point {
      to = min(from + Self.point, length)
      from = max(to - Self.point, 0)
    }
    var path = Path()
    for piece in pieces {
      let own = piece.distances[Self.samples]
      let (first, last) = (max(from - piece.start, 0), min(to - piece.start, own))
      guard last > first else { continue }
      let part = piece.curve.part(
        from: piece.parameter(first), to: piece.parameter(last))
      if path.isEmpty { path.move(to: part.start) }
      path.cubic(part.control1, part.control2, to: part.end)
    }
    return path
  }
}

extension MeasuredLine.Piece {
  /// The curve's parameter so far from its start.
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
