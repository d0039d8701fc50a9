internal import SymtextGraphics
internal import SymtextSymbols

/// The filled variant of a symbol: closed shapes are filled, and lines on them are knocked out.
///
/// A drawing on a less important body is a mark: cut out in one colour, and painted on the body in several. Gaps
/// separate bodies; the later one is in front.
struct FilledSymbol {
  /// A contour of the symbol.
  private struct Contour {
    var path: Path
    var shape: SymbolLayer.Shape
    var layer: Int
    var points: [Point]
    var isClosed: Bool
  }

  /// The fraction of a line's length that must lie on a filled shape for the line to be knocked out.
  private static let leastCovered = 0.6
  /// A closed line up to this width, in units of the grid, becomes a hole; of a wider one only the line is knocked out.
  private static let widestHole = 3.3
  /// The largest distance of a line's end from a filled shape's edge for the line to be extended across it.
  private static let touching = 0.15
  /// The length of the extension: beyond the thickest stroke.
  private static let across = 3.0

  /// - Returns: `nil` when no part of the symbol can be filled, because it has outlines, no closed shapes, or is too
  ///   complex.
  static func layers(of symbol: Symbol) -> [SymbolLayer]? {
    guard !symbol.layers.hasOutlines else { return nil }
    let budget = WorkBudget()
    let contours = contours(of: symbol, budget: budget)
    func covered(_ points: [Point], by polygon: [Point]) -> Double {
      Self.covered(points, by: polygon, budget: budget)
    }
    let filled = contours.indices.filter { index in
      isFillable(contours[index])
        && !contours.indices.contains { other in
          other != index && isFillable(contours[other])
            && covered(contours[index].points, by: contours[other].points) > leastCovered
        }
    }
    guard filled.contains(where: { !contours[$0].shape.isSolid }), !budget.isSpent else {
      return nil
    }
    var layers: [SymbolLayer] = []
    var marks: [SymbolLayer] = []
    var knockedOut: [SymbolLayer.Shape] = []
    var bodies: [[Point]] = []
    let isColored = symbol.layers.contains(where: \.hasOwnColor)
    for (number, original) in symbol.layers.enumerated() {
      var layer = original
      layer.shapes = []
      var mark = original
      mark.shapes = []
      // The bodies on which the mark lies, in the order of its shapes.
      var carriers: [SymbolLayer] = []
      for (index, contour) in contours.enumerated() where contour.layer == number {
        if filled.contains(index) {
          let body = SymbolLayer.Shape(
            path: contour.path.closed, isSolid: true, pen: contour.shape.pen,
            style: contour.shape.style)
          if bodies.contains(where: { areClose($0, contour.points, budget: budget) }) {
            if !layer.shapes.isEmpty { layers.append(layer) }
            layer.shapes = []
            layers.append(gap(around: body))
          }
          bodies.append(contour.points)
          layer.shapes.append(body)
          continue
        }
        let carrier = filled.first { body in
          contour.shape.inFill != .stroked
            && covered(contour.points, by: contours[body].points) > leastCovered
        }
        guard let carrier else {
          layer.shapes.append(
            .init(
              path: contour.path, isSolid: contour.shape.isSolid, pen: contour.shape.pen,
              style: contour.shape.style, isOutline: contour.shape.isOutline))
          continue
        }
        let body = symbol.layers[contours[carrier].layer]
        guard original.level.matters(moreThan: body.level) else {
          knockedOut.append(knockout(contour, edges: filled.map { contours[$0].points }))
          continue
        }
        var shape = contour.shape
        shape.path = contour.path
        if !shape.isOutline { shape.pen = VariantPens.mark }
        mark.shapes.append(shape)
        carriers.append(body)
      }
      if !layer.shapes.isEmpty { layers.append(layer) }
      if let body = carriers.first(where: \.hasOwnColor) ?? carriers.first {
        marks.append(mark.asMark(on: body, isColored: isColored))
      }
    }
    guard !budget.isSpent else { return nil }
    if !knockedOut.isEmpty {
      var holes = SymbolLayer(shapes: knockedOut, level: .primary, clears: .all)
      holes.motion = layers.last?.motion ?? holes.motion
      layers.append(holes)
    }
    return layers + marks
  }

  /// Returns a layer that separates a filled body from those behind it.
  private static func gap(around body: SymbolLayer.Shape) -> SymbolLayer {
    var shape = body
    shape.pen = shape.pen.widened(by: VariantPens.gap)
    return SymbolLayer(shapes: [shape], level: .primary, clears: .all)
  }

  /// Whether two filled bodies touch, or have less than a gap between them in Black.
  private static func areClose(_ a: [Point], _ b: [Point], budget: WorkBudget) -> Bool {
    let apart = 2 * WeightLaw.halfStroke(.black) + 0.75 * VariantPens.gap.base
    guard budget.spend(a.count + b.count, times: a.count + b.count) else { return false }
    func isNear(_ points: [Point], _ polygon: [Point]) -> Bool {
      points.contains {
        contains(polygon, $0) || Polygon.squaredDistance(polygon, $0) < apart * apart
      }
    }
    return isNear(a, b) || isNear(b, a)
  }

  private static func contours(of symbol: Symbol, budget: WorkBudget) -> [Contour] {
    var contours: [Contour] = []
    for (number, layer) in symbol.layers.enumerated() {
      for shape in layer.shapes {
        for path in shape.isOutline ? [shape.path] : shape.path.contours {
          guard let flat = path.flattened(tolerance: 0.05, budget: budget).first else {
            continue
          }
          contours.append(
            Contour(
              path: path, shape: shape, layer: number, points: flat.points, isClosed: flat.isClosed)
          )
        }
      }
    }
    return contours
  }

  private static func isFillable(_ contour: Contour) -> Bool {
    guard contour.points.count > 2, !contour.shape.isOutline else { return false }
    return switch contour.shape.inFill {
    case .automatic: contour.isClosed
    case .filled: true
    case .stroked: false
    }
  }

  private static func knockout(_ contour: Contour, edges: [[Point]]) -> SymbolLayer.Shape {
    if contour.shape.isOutline { return contour.shape }
    if contour.shape.isSolid {
      return .init(path: contour.path, isSolid: true, pen: VariantPens.knockout)
    }
    guard contour.isClosed else {
      return .init(
        path: extended(contour.path, across: edges), isSolid: false, pen: VariantPens.knockout)
    }
    let box = contour.path.bounds
    let width = box.map { min($0.width, $0.height) } ?? 0
    return width <= 2 * widestHole
      ? .init(path: contour.path, isSolid: true, pen: VariantPens.still)
      : .init(path: contour.path, isSolid: false, pen: VariantPens.knockout)
  }

  /// Returns an open line, extended at the ends that lie on an edge.
  private static func extended(_ path: Path, across edges: [[Point]]) -> Path {
    guard let points = path.flattened(tolerance: 0.02).first?.points, points.count > 1 else {
      return path
    }
    func isOnEdge(_ point: Point) -> Bool {
      edges.contains { Polygon.squaredDistance($0, point) < touching * touching }
    }
    var result = path
    let (first, last) = (points[0], points[points.count - 1])
    if isOnEdge(last), let direction = (last - points[points.count - 2]).normalized {
      result.line(to: last + direction * across)
    }
    if isOnEdge(first), let direction = (first - points[1]).normalized {
      var led = Path()
      led.move(to: first + direction * across)
      led.line(to: first)
      led.append(Path(Array(result.elements.dropFirst())))
      result = led
    }
    return result
  }

  /// Returns the fraction of a line's length that lies within a closed one.
  private static func covered(
    _ points: [Point], by polygon: [Point], budget: WorkBudget
  ) -> Double {
    if points.count == 1 { return contains(polygon, points[0]) ? 1 : 0 }
    var inside = 0.0
    var all = 0.0
    for (a, b) in zip(points, points.dropFirst()) {
      let length = a.distance(to: b)
      let count = Int(min(max((length / 0.25).rounded(.up), 1), 1000))
      guard budget.spend(count, times: polygon.count) else { return 0 }
      for index in 0..<count {
        let place = a.interpolated(to: b, (Double(index) + 0.5) / Double(count))
        if contains(polygon, place) { inside += length / Double(count) }
      }
      all += length
    }
    if all == 0 { return contains(polygon, points[0]) ? 1 : 0 }
    return inside / all
  }

  private static func contains(_ polygon: [Point], _ point: Point) -> Bool {
    var winding = 0
    var last = polygon[polygon.count - 1]
    for next in polygon {
      if (last.y <= point.y) != (next.y <= point.y) {
        let turn = (next - last).cross(point - last)
        if (turn > 0) == (next.y > last.y) { winding += next.y > last.y ? 1 : -1 }
      }
      last = next
    }
    return winding != 0
  }
}
