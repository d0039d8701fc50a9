internal import Geometry

/// What a slash or a badge leaves of lines that it cuts: pieces so small that they are seen as dirt.
enum CutRemnants {
  /// A piece that was cut off with less ink than this at Regular, in square units of the grid, is left out:
  /// less than three units of a line. In Black pieces are shorter, but wide.
  private static let leastArea = [SymbolWeight.regular: 5.0, .black: 3.0]
  /// How far lines are sampled, in units of the grid.
  private static let step = 0.15
  /// How much wider than itself a piece is cleared, and how far beyond the edge of the cut.
  private static let margin = (side: 0.2, end: 2.5)

  /// What becomes of a place by the cut.
  private enum Place {
    case cut, kept, remnant
  }

  /// Shapes that clear the remnants of a cut.
  /// - Parameters:
  ///   - layers: what is cut.
  ///   - cut: the shape that clears.
  static func clearing(_ layers: [SymbolLayer], cut: SymbolLayer.Shape) -> [SymbolLayer.Shape] {
    let grids = leastArea.keys.map { weight in
      let ink = InkGrid(layers, at: weight)
      let rest = ink.subtracting(InkGrid(cut, at: weight))
      let (before, after) = (ink.parts, rest.parts)
      var isSmall = after.areas.map { $0 > 0 && $0 < leastArea[weight, default: 0] }
      // What the cut leaves whole is no remnant.
      var whole = [Double](repeating: 0, count: after.areas.count)
      for index in after.numbers.indices {
        whole[after.numbers[index]] = before.areas[before.numbers[index]]
      }
      for number in isSmall.indices where whole[number] <= after.areas[number] {
        isSmall[number] = false
      }
      return (numbers: after.numbers, isSmall: isSmall)
    }
    func place(_ point: Point) -> Place {
      guard let index = InkGrid.index(point) else { return .cut }
      if grids.contains(where: { $0.isSmall[$0.numbers[index]] }) { return .remnant }
      return grids.contains { $0.numbers[index] > 0 } ? .kept : .cut
    }
    guard grids.contains(where: { $0.isSmall.contains(true) }) else { return [] }
    return layers.filter { !$0.clears.contains(.monochrome) }.flatMap(\.shapes)
      .filter { $0.masters == nil }
      .flatMap { clearing($0, place: place) }
  }

  private static func clearing(
    _ shape: SymbolLayer.Shape, place: (Point) -> Place
  ) -> [SymbolLayer.Shape] {
    shape.path.contours.flatMap { contour -> [SymbolLayer.Shape] in
      guard let flat = contour.flattened(tolerance: 0.05).first else { return [] }
      let points = sampled(flat.isClosed ? flat.points + [flat.points[0]] : flat.points)
      if shape.isSolid || shape.isOutline {
        return area(points.filter { place($0) == .remnant }, of: shape).map { [$0] } ?? []
      }
      return runs(points, isClosed: flat.isClosed, place: place).map { run in
        var piece = SymbolLayer.Shape(path: polyline(run), isSolid: false, pen: shape.pen)
        piece.style = shape.style
        piece.pen.base += margin.side
        return piece
      }
    }
  }

  /// Points of a line not farther apart than a step.
  private static func sampled(_ points: [Point]) -> [Point] {
    var result: [Point] = Array(points.prefix(1))
    for (a, b) in zip(points, points.dropFirst()) {
      let count = Int(min(max((a.distance(to: b) / step).rounded(.up), 1), 1000))
      for index in 1...count {
        result.append(a.interpolated(to: b, Double(index) / Double(count)))
      }
    }
    return result
  }

  /// The stretches of a line that are remnants, led on into the cut.
  private static func runs(
    _ points: [Point], isClosed: Bool, place: (Point) -> Place
  ) -> [[Point]] {
    var points = points
    // A closed line begins where there is no remnant.
    let start = isClosed ? points.firstIndex { place($0) == .kept } ?? 0 : 0
    if start > 0 { points = Array(points[start...] + points[1...start]) }
    let places = points.map(place)
    let more = Int(margin.end / step)
    var runs: [[Point]] = []
    var index = 0
    while index < points.count {
      guard places[index] == .remnant else {
        index += 1
        continue
      }
      var (first, last) = (index, index)
      while last + 1 < points.count, places[last + 1] == .remnant { last += 1 }
      index = last + 1
      let (from, to) = (first - more, last + more)
      while first > max(from, 0), places[first - 1] == .cut { first -= 1 }
      while last < min(to, points.count - 1), places[last + 1] == .cut { last += 1 }
      runs.append(Array(points[first...last]))
    }
    return runs
  }

  /// The part of a filled shape that is a remnant: the hull of its edge.
  private static func area(
    _ edge: [Point], of shape: SymbolLayer.Shape
  ) -> SymbolLayer.Shape? {
    guard edge.count > 2 else { return nil }
    let hull = convexHull(edge)
    guard hull.count > 2 else { return nil }
    var path = polyline(hull)
    path.close()
    var piece = SymbolLayer.Shape(path: path, isSolid: true, pen: shape.pen)
    piece.pen.base += margin.side
    return piece
  }

  private static func polyline(_ points: [Point]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 {
        path.move(to: point)
      } else if index % 4 == 0 || index == points.count - 1 {
        path.line(to: point)
      }
    }
    return path
  }

  /// The corners of the convex hull, by Andrew's monotone chain.
  private static func convexHull(_ points: [Point]) -> [Point] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func chain(_ points: [Point]) -> [Point] {
      var chain: [Point] = []
      for point in points {
        while chain.count > 1,
          (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 2])
            <= 0
        { chain.removeLast() }
        chain.append(point)
      }
      return chain.dropLast()
    }
    return chain(sorted) + chain(sorted.reversed())
  }
}
