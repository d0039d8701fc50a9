internal import SymtextGraphics

/// Finds the contours of a nonzero-filled drawing whose direction differs from the stroker's.
struct ContourDirections {
  /// Whether each contour must be reversed.
  private(set) var turns: [Bool]

  private let polygons: [[Point]]
  /// The distance from an edge at which the fill is sampled, in units of the drawing.
  private static let beside = 1e-3
  /// The number of sampled edges of a contour.
  private static let mostEdges = 16

  /// - Parameter polygons: The contours, flattened.
  init(_ polygons: [[Point]]) {
    self.polygons = polygons
    turns = polygons.map { _ in false }
    var samples: [(left: Point, right: Point)] = []
    for contour in polygons.indices {
      let own = Self.samples(polygons[contour])
      turns[contour] = isTurned(own) ?? (Polygon.doubledArea(polygons[contour]) < 0)
      samples += own
    }
    guard turns.contains(true) else { return }
    let before = polygons.map { _ in false }
    let isSame = samples.allSatisfy { sample in
      [sample.left, sample.right].allSatisfy {
        (winding($0, turning: before) != 0) == (winding($0, turning: turns) != 0)
      }
    }
    guard !isSame else { return }
    let area = polygons.reduce(0.0) { $0 + Polygon.doubledArea($1) }
    turns = polygons.map { _ in area < 0 }
  }

  /// Whether the filled side of a contour is the wrong one; `nil` when both sides are equal.
  private func isTurned(_ samples: [(left: Point, right: Point)]) -> Bool? {
    let none = polygons.map { _ in false }
    for sample in samples {
      let inside = winding(sample.left, turning: none) != 0
      let outside = winding(sample.right, turning: none) != 0
      if inside != outside { return outside }
    }
    return nil
  }

  /// Returns points on both sides of a contour's longest edges; the first should be filled.
  private static func samples(_ polygon: [Point]) -> [(left: Point, right: Point)] {
    let edges = zip(polygon, polygon.dropFirst() + polygon.prefix(1))
      .sorted { $0.0.distance(to: $0.1) > $1.0.distance(to: $1.1) }
    return edges.prefix(mostEdges).compactMap { a, b in
      guard let direction = (b - a).normalized else { return nil }
      let middle = a.interpolated(to: b, 0.5)
      let aside = direction.perpendicular * beside
      return (middle + aside, middle - aside)
    }
  }

  /// Returns the winding number of all contours around a point, with some of them reversed.
  private func winding(_ point: Point, turning turns: [Bool]) -> Int {
    zip(polygons, turns).reduce(0) { sum, contour in
      sum + Polygon.winding(contour.0, point) * (contour.1 ? -1 : 1)
    }
  }
}
