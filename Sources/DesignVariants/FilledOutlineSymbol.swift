internal import FontGlyphs
internal import Symbols
internal import Geometry

/// The filled variant of a symbol that was drawn as outlines: the white within them is filled, and what is drawn on it
/// is knocked out.
///
/// White that is small beside the body is a detail of it and stays. Of all weights and scales the same contours are
/// taken, those of Regular.
enum FilledOutlineSymbol {
  /// The least part of the area of its body that white has to be to be filled.
  private static let leastWhite = 0.25
  /// How far chords may stray from curves, in units of the grid.
  private static let tolerance = 0.05

  /// White that was filled.
  private struct White {
    /// The place of its layer among all.
    var layer: Int
    /// Its edge.
    var points: [Point]

    /// Whether a layer begins on it.
    func covers(_ layer: SymbolLayer, budget: WorkBudget) -> Bool {
      let shape = layer.shapes.first { !$0.path.isEmpty }
      guard let place = shape?.path.elements.first?.points.first, budget.spend(points.count) else {
        return false
      }
      return Polygon.winding(points, place) != 0
    }
  }

  /// - Returns: `nil` when nothing of the symbol can be filled, or it is too intricate.
  static func layers(of symbol: Symbol) -> [SymbolLayer]? {
    let budget = WorkBudget()
    var layers: [SymbolLayer] = []
    var marks: [SymbolLayer] = []
    var filled: [White] = []
    for (number, original) in symbol.layers.enumerated() {
      var layer = original
      layer.annotation = nil
      layer.cuts = [:]
      if original.clears.isEmpty {
        if let body = filled.last(where: { $0.covers(original, budget: budget) }) {
          marks.append(mark(layer, on: symbol.layers[body.layer]))
          continue
        }
        for index in layer.shapes.indices {
          guard let white = fill(&layer.shapes[index], budget: budget) else { continue }
          filled += white.map { White(layer: number, points: $0) }
        }
      }
      layers.append(layer)
    }
    return filled.isEmpty || budget.isSpent ? nil : layers + marks
  }

  /// What lies on a body: cut out of it; where it matters more, it is painted there in modes of several colours.
  private static func mark(_ layer: SymbolLayer, on body: SymbolLayer) -> SymbolLayer {
    var mark = layer
    guard layer.level.matters(moreThan: body.level) else {
      mark.clears = .all
      return mark
    }
    mark.clears = .monochrome
    if body.color != nil { mark.color = .white }
    return mark
  }

  /// Fills a shape.
  /// - Returns: the white that was filled; `nil` when there is none.
  private static func fill(
    _ shape: inout SymbolLayer.Shape, budget: WorkBudget
  ) -> [[Point]]? {
    guard var masters = shape.masters, let regular = masters.paths[.medium]?[.regular] else {
      return nil
    }
    let contours = regular.contours.map {
      $0.flattened(tolerance: tolerance, budget: budget).flatMap(\.points)
    }
    guard budget.spend(contours.count, times: contours.reduce(0) { $0 + $1.count }) else {
      return nil
    }
    let areas = contours.map { Polygon.doubledArea($0) }
    func encloses(_ outer: Int, _ inner: Int) -> Bool {
      outer != inner && !contours[inner].isEmpty
        && Polygon.winding(contours[outer], contours[inner][0]) != 0
    }
    // White begins where nothing is wound around any more.
    let white = contours.indices.filter { index in
      guard let first = contours[index].first else { return false }
      let outside = contours.indices.reduce(0) {
        $1 == index ? $0 : $0 + Polygon.winding(contours[$1], first)
      }
      return outside != 0 && outside + (areas[index] > 0 ? 1 : -1) == 0
    }
    let outermost = white.filter { hole in
      guard !white.contains(where: { encloses($0, hole) }) else { return false }
      let body = contours.indices.filter { encloses($0, hole) }.map { abs(areas[$0]) }.min() ?? 0
      return abs(areas[hole]) >= leastWhite * body
    }
    guard !outermost.isEmpty else { return nil }
    let turned = contours.indices.filter { index in
      outermost.contains { encloses($0, index) }
    }
    // A weight that was drawn otherwise has other contours.
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
