package import SymtextGraphics

extension Path.Element {
  /// The same kind of element with other points, as many.
  func replacing(_ points: [Point]) -> Path.Element {
    switch self {
    case .move: .move(points[0])
    case .line: .line(points[0])
    case .quad: .quad(points[0], points[1])
    case .cubic: .cubic(points[0], points[1], points[2])
    case .close: .close
    }
  }

  /// A line or a curve as a cubic curve from a point, exactly the same.
  func cubic(from start: Point) -> Path.Element {
    switch self {
    case .line(let p):
      .cubic(start.interpolated(to: p, 1.0 / 3), start.interpolated(to: p, 2.0 / 3), p)
    case .quad(let c, let p):
      .cubic(start.interpolated(to: c, 2.0 / 3), p.interpolated(to: c, 2.0 / 3), p)
    default: self
    }
  }
}

extension Path {
  /// Makes one path of contours.
  init(contours: [Path]) { self.init(contours.flatMap(\.elements)) }

  /// The ends of its lines and curves.
  package var corners: [Point] { elements.compactMap(\.points.last) }

  /// A contour that runs the other way round; a closed one from the same point.
  package var reversedFromStart: Path {
    guard elements.last == .close, let first = corners.first, first != corners.last else {
      return reversed
    }
    // The straight line that closes it becomes its first.
    var path = Path(Array(elements.dropLast()))
    path.line(to: first)
    path.close()
    return path.reversed
  }

  /// The path between two of the same structure, or beyond them; this one for others.
  func interpolated(to other: Path, _ part: Double) -> Path {
    guard elements.count == other.elements.count,
      zip(elements, other.elements).allSatisfy({ $0.kind == $1.kind })
    else { return self }
    return Path(
      zip(elements, other.elements).map { a, b in
        a.replacing(zip(a.points, b.points).map { $0.interpolated(to: $1, part) })
      })
  }

  /// Where elements differ in kind, both as cubic curves where they can be; the first difference that
  /// remains.
  static func agreeing(_ paths: [Path]) -> (paths: [Path], difference: Int?) {
    guard let count = paths.map(\.elements.count).min() else { return (paths, nil) }
    var results = paths.map { _ in [Element]() }
    var points = paths.map { _ in Point.zero }
    var starts = points
    for index in 0..<count {
      let step = paths.map { $0.elements[index] }
      let agree = step.allSatisfy { $0.kind == step[0].kind }
      if !agree && !step.allSatisfy({ "LQC".contains($0.kind) }) { return (paths, index) }
      for (place, element) in step.enumerated() {
        results[place].append(agree ? element : element.cubic(from: points[place]))
        switch element {
        case .move(let p):
          starts[place] = p
          points[place] = p
        case .close: points[place] = starts[place]
        default: points[place] = element.points.last ?? points[place]
        }
      }
    }
    guard paths.allSatisfy({ $0.elements.count == count }) else { return (paths, count) }
    return (results.map { Path($0) }, nil)
  }

  /// How far the points of a path of the same structure lie at most; `nil` for another structure.
  package func greatestDistance(to other: Path) -> Double? {
    guard elements.count == other.elements.count else { return nil }
    var greatest = 0.0
    for (a, b) in zip(elements, other.elements) {
      guard a.kind == b.kind else { return nil }
      for (p, q) in zip(a.points, b.points) { greatest = max(greatest, p.distance(to: q)) }
    }
    return greatest
  }
}
