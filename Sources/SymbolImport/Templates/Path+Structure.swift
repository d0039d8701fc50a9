package import SymtextGraphics

extension Path.Element {
  /// Returns the same kind of element with other points.
  ///
  /// Both have the same number of points.
  func replacing(_ points: [Point]) -> Path.Element {
    switch self {
    case .move: .move(points[0])
    case .line: .line(points[0])
    case .quad: .quad(points[0], points[1])
    case .cubic: .cubic(points[0], points[1], points[2])
    case .close: .close
    }
  }

  /// Returns a line or a curve from a point as an exactly equal cubic curve.
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
  /// Makes a path from contours.
  init(contours: [Path]) { self.init(contours.flatMap(\.elements)) }

  /// The end points of its lines and curves.
  package var corners: [Point] { elements.compactMap(\.points.last) }

  /// The reversed contour.
  ///
  /// A closed one keeps its start.
  package var reversedFromStart: Path {
    guard elements.last == .close, let first = corners.first, first != corners.last else {
      return reversed
    }
    // The closing straight line becomes the first line; a last line back to the start is a closing one again.
    var path = Path(Array(elements.dropLast()))
    path.line(to: first)
    path.close()
    var turned = path.reversed.elements
    if turned.count > 3, turned[turned.count - 2] == .line(first) {
      turned.remove(at: turned.count - 2)
    }
    return Path(turned)
  }

  /// Returns the path with some contours reversed, each from its start.
  /// - Parameter wrong: The indices of these contours.
  func reversing(_ wrong: [Int]) -> Path {
    guard !wrong.isEmpty else { return self }
    var contours = contours
    for index in wrong where contours.indices.contains(index) {
      contours[index] = contours[index].reversedFromStart
    }
    return Path(contours: contours)
  }

  /// Interpolates or extrapolates to a path with the same structure; returns this path if the structure differs.
  func interpolated(to other: Path, _ part: Double) -> Path {
    guard elements.count == other.elements.count,
      zip(elements, other.elements).allSatisfy({ $0.kind == $1.kind })
    else { return self }
    return Path(
      zip(elements, other.elements).map { a, b in
        a.replacing(zip(a.points, b.points).map { $0.interpolated(to: $1, part) })
      })
  }

  /// Converts elements of different kinds to cubic curves where possible.
  ///
  /// Returns the index of the first remaining difference.
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

  /// Returns the greatest distance between corresponding points; `nil` if the structure differs.
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
