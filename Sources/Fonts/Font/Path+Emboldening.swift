internal import SymtextGraphics

extension Path {
  /// The filled outline with every edge moved outwards; the left edges stay where they are.
  ///
  /// All points are moved, those that control curves too, so that the steps remain the same.
  /// - Parameter strength: what is added to the thickness of strokes.
  func emboldened(by strength: Double) -> Path {
    guard strength > 0 else { return self }
    // Outer contours enclose more than holes: their turn tells where outwards is.
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

  /// The way that a point takes when both its edges move to their right by 1.
  private static func shift(of index: Int, in points: [Point]) -> Vector {
    let point = points[index]
    let before = direction(from: index, in: points, step: points.count - 1)
    let after = direction(from: index, in: points, step: 1)
    guard let before, let after, point.isFinite else { return .zero }
    let (a, b) = (-before, after)
    // Sharp corners are not drawn out into spikes.
    let length = max(1 + a.dot(b), 0.25)
    return Vector((a.y + b.y) / length, -(a.x + b.x) / length)
  }

  /// The way from a point to the nearest one before or behind it that lies elsewhere.
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
