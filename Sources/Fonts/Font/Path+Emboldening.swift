internal import SymtextGraphics

extension Path {
  /// Returns the filled outline with every edge moved outwards; the left edges stay in place.
  ///
  /// Moves all points, including control points, so that the elements remain the same.
  /// - Parameter strength: The increase in stroke thickness.
  func emboldened(by strength: Double) -> Path {
    guard strength > 0 else { return self }
    // Outer contours enclose more area than holes, so the sign of the area gives the outward side.
    let isCounterclockwise = area > 0
    var result: [Element] = []
    var contour: [Element] = []
    func finish() {
      result += Self.emboldened(
        contour, by: strength / 2, isCounterclockwise: isCounterclockwise)
      contour = []
    }
    for element in elements {
      if case .move = element { finish() }
      contour.append(element)
    }
    finish()
    return Path(result).transformed(by: .translation(strength / 2, 0))
  }

  private static func emboldened(
    _ contour: [Element], by distance: Double, isCounterclockwise: Bool
  ) -> [Element] {
    let points = contour.flatMap(\.points)
    guard points.count > 2 else { return contour }
    let side = isCounterclockwise ? distance : -distance
    var moved = points.indices.map { points[$0] + shift(of: $0, in: points) * side }.makeIterator()
    func next(_ point: Point) -> Point { moved.next() ?? point }
    return contour.map { element in
      switch element {
      case .move(let p): .move(next(p))
      case .line(let p): .line(next(p))
      case .quad(let c, let p): .quad(next(c), next(p))
      case .cubic(let c1, let c2, let p): .cubic(next(c1), next(c2), next(p))
      case .close: .close
      }
    }
  }

  /// Returns the displacement of a point whose two edges move to their right by 1.
  private static func shift(of index: Int, in points: [Point]) -> Vector {
    let point = points[index]
    let before = direction(from: index, in: points, step: points.count - 1)
    let after = direction(from: index, in: points, step: 1)
    guard let before, let after, point.isFinite else { return .zero }
    let (a, b) = (-before, after)
    // Limits the displacement of sharp corners, which would become spikes.
    let length = max(1 + a.dot(b), 0.25)
    return Vector((a.y + b.y) / length, -(a.x + b.x) / length)
  }

  /// Returns the direction from a point to the nearest distinct point before or after it.
  private static func direction(from index: Int, in points: [Point], step: Int) -> Vector? {
    var other = (index + step) % points.count
    while other != index {
      if let direction = (points[other] - points[index]).normalized { return direction }
      other = (other + step) % points.count
    }
    return nil
  }
}

extension Path.Element {
  fileprivate var points: [Point] {
    switch self {
    case .move(let p), .line(let p): [p]
    case .quad(let c, let p): [c, p]
    case .cubic(let c1, let c2, let p): [c1, c2, p]
    case .close: []
    }
  }
}
