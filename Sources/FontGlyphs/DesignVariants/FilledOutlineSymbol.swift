internal import SymtextSymbols
internal import SymtextGraphics

/// The filled variant of a symbol drawn as outlines: its white is filled, and marks on it are knocked out.
///
/// White that is small in relation to the body is a detail and stays. All weights and scales use the contours selected
/// at Regular.
enum FilledOutlineSymbol {
  /// White is filled when its area is at least this fraction of the body's.
  private static let leastWhite = 0.25
  /// The largest deviation of chords from curves, in units of the grid.
  private static let tolerance = 0.05

  /// A filled white area.
  private struct White {
    /// The index of its layer.
    var layer: Int
    /// Its edge.
    var points: [Point]

    /// Whether a layer starts inside the area.
    func covers(_ layer: SymbolLayer, budget: WorkBudget) -> Bool {
      let shape = layer.shapes.first { !$0.path.isEmpty }
      guard let place = shape?.path.elements.first?.points.first, budget.spend(points.count) else {
        return false
      }
      return Polygon.winding(points, place) != 0
    }
  }

  /// - Returns: `nil` when no part of the symbol can be filled, or the symbol is too complex.
  static func layers(of symbol: Symbol) -> [SymbolLayer]? {
    let budget = WorkBudget()
    var layers = symbol.layers
    var white: [White] = []
    for number in layers.indices {
      layers[number].annotation = nil
      layers[number].cuts = [:]
      layers[number].strokeGuides = []
      guard layers[number].clears.isEmpty else { continue }
      for index in layers[number].shapes.indices {
        let filled = fill(&layers[number].shapes[index], budget: budget) ?? []
        white += filled.map { White(layer: number, points: $0) }
      }
    }
    guard !white.isEmpty, !budget.isSpent else { return nil }
    // A layer on white would be lost, in front of the body or behind it.
    var marks: [SymbolLayer] = []
    var bodies: [SymbolLayer] = []
    let isColored = symbol.layers.contains(where: \.hasOwnColor)
    for (number, layer) in layers.enumerated() {
      let body = white.last { white in
        white.layer != number && white.covers(symbol.layers[number], budget: budget)
      }
      if let body, layer.clears.isEmpty {
        marks.append(mark(layer, on: symbol.layers[body.layer], isColored: isColored))
      } else {
        bodies.append(layer)
      }
    }
    return budget.isSpent ? nil : bodies + marks
  }

  /// Returns a mark on a body: cut out, or, if its level is more important than the body's, painted in modes of several
  /// colours.
  private static func mark(
    _ layer: SymbolLayer, on body: SymbolLayer, isColored: Bool
  ) -> SymbolLayer {
    var mark = layer
    guard layer.level.matters(moreThan: body.level) else {
      mark.clears = .all
      return mark
    }
    return mark.asMark(on: body, isColored: isColored)
  }

  /// Fills a shape.
  /// - Returns: The filled white areas; `nil` when there are none.
  private static func fill(
    _ shape: inout SymbolLayer.Shape, budget: WorkBudget
  ) -> [[Point]]? {
    guard var masters = shape.masters, let regular = masters.paths[.medium]?[.regular] else {
      return nil
    }
    let contours = regular.contours.map {
      $0.flattened(tolerance: tolerance, budget: budget).flatMap(\.points)
    }
    guard budget.spend(3 * contours.count, times: contours.reduce(0) { $0 + $1.count }) else {
      return nil
    }
    let areas = contours.map { Polygon.doubledArea($0) }
    func encloses(_ outer: Int, _ inner: Int) -> Bool {
      outer != inner && !contours[inner].isEmpty
        && Polygon.winding(contours[outer], contours[inner][0]) != 0
    }
    /// Returns the winding number of the other contours around the start of a contour.
    func outside(_ index: Int) -> Int {
      guard let first = contours[index].first else { return 0 }
      return contours.indices.reduce(0) {
        $1 == index ? $0 : $0 + Polygon.winding(contours[$1], first)
      }
    }
    let turns = areas.map { $0 > 0 ? 1 : -1 }
    // A white area is one where the winding number becomes 0.
    let white = contours.indices.filter { outside($0) != 0 && outside($0) + turns[$0] == 0 }
    let outermost = white.filter { hole in
      guard !white.contains(where: { encloses($0, hole) }) else { return false }
      let body = contours.indices.filter { encloses($0, hole) }.map { abs(areas[$0]) }.min() ?? 0
      return abs(areas[hole]) >= leastWhite * body
    }
    guard !outermost.isEmpty else { return nil }
    // A contour inside white is knocked out of the body, and its own white is painted.
    let turned = contours.indices.filter { index in
      guard let hole = outermost.first(where: { encloses($0, index) }) else { return false }
      let isPainted = outside(index) + turns[index] != 0
      return turns[index] != (isPainted ? turns[hole] : -turns[hole])
    }
    // A weight with another structure has other contours.
    guard masters.paths.values.joined().allSatisfy({ $0.value.contours.count == contours.count })
    else { return nil }
    masters.paths = masters.paths.mapValues { weights in
      weights.mapValues { path in
        var result = Path()
        for (index, contour) in path.contours.enumerated() where !outermost.contains(index) {
          result.append(turned.contains(index) ? contour.reversed : contour)
        }
        return result
      }
    }
    shape.masters = masters
    shape.path = masters.paths[.medium]?[.regular] ?? shape.path
    return outermost.map { contours[$0] }
  }
}
