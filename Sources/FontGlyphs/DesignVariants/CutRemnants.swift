internal import SymtextSymbols
internal import SymtextGraphics

/// Removes the remnants of lines that a slash or a badge cuts: pieces so small that they look like dirt.
enum CutRemnants {
  /// Pieces with less ink, in square units of the grid, are removed: less than three units of a line at Regular.
  private static let leastArea = [SymbolWeight.regular: 5.0, .black: 3.0]
  /// The sampling distance on lines, in units of the grid.
  private static let step = 0.15
  /// The margins of a cleared piece: at its sides, and beyond the edge of the cut.
  private static let margin = (side: 0.2, end: 2.5)

  /// All directions, in eighths of a turn.
  private static let directions = [-1.0, 0, 1].flatMap { x in
    [-1.0, 0, 1].compactMap { y in Vector(x, y).normalized }
  }

  /// The state of a place after the cut.
  private enum Place {
    case cut, kept, remnant
  }

  /// Returns shapes that clear the remnants of a cut.
  /// - Parameters:
  ///   - layers: The layers to be cut.
  ///   - cut: The shapes that clear.
  ///   - direction: The unit direction of a straight cut.
  static func clearing(
    _ layers: [SymbolLayer], cut: [SymbolLayer.Shape], along direction: Vector? = nil
  ) -> [SymbolLayer.Shape] {
    let kinds = SymbolWeight.allCases.compactMap { weight in
      leastArea[weight].map { parts(layers, cut: cut, at: weight, leastArea: $0) }
    }
    func place(_ point: Point, _ halfWidth: Double) -> Place {
      let center = kind(of: point, in: kinds)
      guard center == .cut else { return center }
      // A line can be cut at its middle but remain at its sides.
      let around = directions.map { kind(of: point + $0 * halfWidth, in: kinds) }
      return around.contains(.remnant) && !around.contains(.kept) ? .remnant : .cut
    }
    let pieces = layers.filter { !$0.clears.contains(.monochrome) }.flatMap(\.shapes)
      .filter { $0.masters == nil }
      .flatMap { clearing($0, along: direction, place: place) }
    return pieces + leftovers(layers, cut: cut + pieces)
  }

  private static func kind(of point: Point, in kinds: [[Place]]) -> Place {
    guard let index = InkGrid.index(point) else { return .cut }
    if kinds.contains(where: { $0[index] == .remnant }) { return .remnant }
    return kinds.contains { $0[index] == .kept } ? .kept : .cut
  }

  /// Returns the state of every cell of the grid.
  private static func parts(
    _ layers: [SymbolLayer], cut: [SymbolLayer.Shape], at weight: SymbolWeight, leastArea: Double
  ) -> [Place] {
    let ink = InkGrid(layers, at: weight)
    let cut = SymbolLayer(shapes: cut, level: .primary)
    let (before, after) = (ink.parts, ink.subtracting(InkGrid([cut], at: weight)).parts)
    var isSmall = after.areas.map { $0 < leastArea }
    // A part that the cut does not touch is not a remnant.
    for index in after.numbers.indices where after.numbers[index] > 0 {
      if before.areas[before.numbers[index]] <= after.areas[after.numbers[index]] {
        isSmall[after.numbers[index]] = false
      }
    }
    return after.numbers.map { $0 == 0 ? .cut : isSmall[$0] ? .remnant : .kept }
  }

  /// Returns the hulls of small pieces that still remain.
  private static func leftovers(
    _ layers: [SymbolLayer], cut: [SymbolLayer.Shape]
  ) -> [SymbolLayer.Shape] {
    [SymbolWeight.regular, .black].flatMap { weight -> [SymbolLayer.Shape] in
      let kinds = parts(layers, cut: cut, at: weight, leastArea: 2)
      var open = Set(kinds.indices.filter { kinds[$0] == .remnant })
      var shapes: [SymbolLayer.Shape] = []
      while let start = open.min() {
        var points: [Point] = []
        var next = [start]
        open.remove(start)
        while let index = next.popLast() {
          points.append(InkGrid.point(index))
          for cell in InkGrid.neighbours(index) where open.remove(cell) != nil { next.append(cell) }
        }
        let hull = convexHull(points)
        var path = polyline(hull.count > 1 ? hull : [points[0], points[0]])
        if hull.count > 2 { path.close() }
        shapes.append(
          SymbolLayer.Shape(
            path: path, isSolid: hull.count > 2, pen: Pen(base: 2 * InkGrid.cell, factor: 0)))
      }
      return shapes
    }
  }

  private static func clearing(
    _ shape: SymbolLayer.Shape, along direction: Vector?, place: (Point, Double) -> Place
  ) -> [SymbolLayer.Shape] {
    shape.path.contours.flatMap { contour -> [SymbolLayer.Shape] in
      guard let flat = contour.flattened(tolerance: 0.05).first else { return [] }
      let points = sampled(flat.isClosed ? flat.points + [flat.points[0]] : flat.points)
      let halfWidth = 0.9 * max(shape.pen.halfWidth(WeightLaw.halfStroke(.regular)), 0)
      let places = points.map { place($0, halfWidth) }
      var piece = SymbolLayer.Shape(
        path: contour, isSolid: shape.isSolid || shape.isOutline, pen: shape.pen,
        style: shape.style)
      piece.pen.base += margin.side
      if places.contains(.remnant), !places.contains(.kept) { return [piece] }
      if piece.isSolid {
        let edge = runs(points, places, isClosed: flat.isClosed).joined()
        let hull = convexHull(Array(edge))
        guard hull.count > 2 else { return [] }
        piece.path = polyline(hull).closed
        return [piece]
      }
      var pieces = runs(points, places, isClosed: flat.isClosed).map { run in
        piece.path = polyline(run)
        return piece
      }
      if let direction {
        piece.style.cap = .butt
        pieces += shaved(points, places, along: direction).map { run in
          piece.path = polyline(run)
          return piece
        }
      }
      return pieces
    }
  }

  /// Returns the parts of a line that run nearly along the cut, which leaves a splinter of their sides.
  private static func shaved(
    _ points: [Point], _ places: [Place], along direction: Vector
  ) -> [[Point]] {
    let isAlong = zip(points, points.dropFirst()).map { point, next in
      abs((next - point).cross(direction)) < splinterSine * point.distance(to: next)
    }
    var runs: [[Point]] = []
    var index = 0
    while index < isAlong.count {
      var (first, last) = (index, index)
      while last < isAlong.count, isAlong[last], places[last] == .cut { last += 1 }
      index = last + 1
      guard Double(last - first) * step > shortestSplinter else { continue }
      runs.append(led(points, first...last) { places[$0] != .kept })
    }
    return runs
  }

  /// Lines within 20° of the direction of the cut leave splinters, if they are longer than this.
  private static let splinterSine = 0.34
  private static let shortestSplinter = 1.0

  /// Returns points of a line at most one step apart.
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

  /// Returns the parts of a line that are remnants, extended into the cut.
  private static func runs(
    _ points: [Point], _ places: [Place], isClosed: Bool
  ) -> [[Point]] {
    var (points, places) = (points, places)
    // A closed line starts at a kept place, if there is one.
    let start = isClosed ? places.firstIndex(of: .kept) ?? 0 : 0
    if start > 0 {
      points = Array(points[start...] + points[1...start])
      places = Array(places[start...] + places[1...start])
    }
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
      runs.append(led(points, first...last) { places[$0] == .cut })
    }
    return runs
  }

  /// Returns a part of a line, extended at its ends while a condition holds.
  private static func led(
    _ points: [Point], _ range: ClosedRange<Int>, where goesOn: (Int) -> Bool
  ) -> [Point] {
    let more = Int(margin.end / step)
    var (first, last) = (range.lowerBound, range.upperBound)
    let (from, to) = (max(first - more, 0), min(last + more, points.count - 1))
    while first > from, goesOn(first - 1) { first -= 1 }
    while last < to, goesOn(last + 1) { last += 1 }
    return Array(points[first...last])
  }

  private static func polyline(_ points: [Point]) -> Path {
    var path = Path()
    if let first = points.first { path.move(to: first) }
    for index in points.indices.dropFirst() where index % 4 == 0 || index == points.count - 1 {
      path.line(to: points[index])
    }
    return path
  }

  /// Returns the corners of the convex hull, by Andrew's monotone chain.
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
