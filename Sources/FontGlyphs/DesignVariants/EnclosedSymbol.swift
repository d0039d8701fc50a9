internal import SymtextSymbols
internal import SymtextGraphics

/// The variant of a symbol in an outlined or filled circle, square or rectangle.
enum EnclosedSymbol {
  /// The width of inner strokes, as a fraction of the weight's, at Regular and Black; heavier ones would leave nothing
  /// of a small shape.
  private static let strokePen = (regular: 1.0, black: 0.64)
  /// The same fractions beside filled shapes, which are even smaller.
  private static let besideFilledPen = (regular: 0.86, black: 0.5)
  /// The extent of the edge of inner filled shapes, as a fraction of half the weight's stroke.
  private static let edgePen = (regular: 0.7, black: 0.45)

  /// The smallest space between inner strokes, as a fraction of their width.
  private static let opening = 0.5

  /// How much larger symbols of fine lines alone are, such as numbers of two figures with many lines.
  private static let fineGrowth = 1.1
  /// How much larger still they may be when their lines would have less than half of the frame's stroke at Regular.
  private static let moreGrowth = [1.0, 1.04, 1.08]

  /// - Parameter shift: The shift to the optical centre that the drawing has; `nil` for the usual rule.
  static func layers(
    _ layers: [SymbolLayer], in enclosure: VariantName.Enclosure, isFilled: Bool,
    opticalShift shift: Vector? = nil
  ) -> [SymbolLayer] {
    // The symbol's most characteristic colour; grey is a fallback.
    let colors = layers.compactMap(\.color).filter { ![.tintColor, .white].contains($0) }
    let color = colors.first { $0 != .systemGray } ?? colors.first
    let outside = SymbolLayer(
      shapes: [.init(path: outline(enclosure), isSolid: isFilled)], level: .secondary, color: color,
      tag: .enclosure)
    let inside = placed(layers, in: enclosure, isOpen: !isFilled, opticalShift: shift).map {
      layer in
      var layer = layer
      layer.variableThreshold = nil
      layer.level = .primary
      // A mark on a body of the same level becomes a hole in it.
      if layer.clears.contains(.monochrome) { layer.clears = .all }
      return layer
    }
    return [outside] + (isFilled ? inside.flatMap { knockedOut($0, of: outside) } : inside)
  }

  /// Cuts a layer out of a filled enclosure.
  ///
  /// A painted layer becomes a mark that clears in the monochrome mode. Where a layer clears, the enclosure shows
  /// through.
  private static func knockedOut(
    _ layer: SymbolLayer, of outside: SymbolLayer
  ) -> [SymbolLayer] {
    var layer = layer
    guard layer.clears.contains(.monochrome) else {
      return [layer.asMark(on: outside, isColored: outside.color != nil)]
    }
    var through = layer
    through.clears = []
    through.level = outside.level
    through.color = outside.color
    // A little narrower, so that the edge of the layer above covers it.
    layer.clears = .levels
    layer.color = outside.color
    for index in layer.shapes.indices {
      layer.shapes[index].pen.base = max(layer.shapes[index].pen.base - seam, 0)
    }
    return [layer, through]
  }

  /// The difference in width between an opening and the layer above it, in units of the grid.
  private static let seam = 0.05

  private static func outline(_ enclosure: VariantName.Enclosure) -> Path {
    switch enclosure {
    case .circle: .ellipse(center: Point(12, 12), radiusX: 10, radiusY: 10)
    case .square:
      .roundedRect(Rect(x: 3, y: 3, width: 18, height: 18), radiusX: 4, radiusY: 4)
    case .rectangle:
      .roundedRect(Rect(x: 1, y: 4, width: 22, height: 16), radiusX: 4, radiusY: 4)
    }
  }

  // MARK: The inside

  /// Returns the transform of a symbol into an enclosure.
  static func map(
    _ layers: [SymbolLayer], in enclosure: VariantName.Enclosure, opticalShift shift: Vector?
  ) -> Affine {
    let points = layers.filter { !$0.clearsInMonochrome }.flatMap(\.shapes)
      .flatMap { $0.path.flattened(tolerance: 0.05).flatMap(\.points) }
    guard let box = layers.lineBounds, !points.isEmpty else { return .identity }
    let center = opticalCenter(layers, box, own: shift)
    // A few far corners count less than an outline that extends equally on all sides.
    let distances = points.map { $0.distance(to: center) }
    let farthest = distances.max() ?? 1
    let mean = distances.reduce(0, +) / Double(distances.count)
    let radius = max((farthest + mean) / 2, farthest * 0.85, 1)
    let isFilled = layers.contains { $0.shapes.contains(where: \.isSolid) }
    // Fine lines are close to each other; they get more of the room.
    let isFine = layers.allSatisfy { $0.shapes.allSatisfy { $0.pen.taper != nil } }
    var factor = size(enclosure, isFilled: isFilled, box: box, radius: radius)
    if isFine {
      factor *= fineGrowth
      func half(_ growth: Double) -> Double {
        openPen(layers.mapped(.scale(factor * growth, factor * growth)) { $0 })
      }
      if half(1) < WeightLaw.halfStroke(.regular) / 2 {
        // Lines that touch at one size may not at another, so that the largest need not have the widest lines.
        factor *= moreGrowth.max { half($0) < half($1) } ?? 1
      }
    }
    return Affine(factor, 0, 0, factor, 12 - center.x * factor, 12 - center.y * factor)
  }

  private static func placed(
    _ layers: [SymbolLayer], in enclosure: VariantName.Enclosure, isOpen: Bool,
    opticalShift shift: Vector?
  ) -> [SymbolLayer] {
    let map = map(layers, in: enclosure, opticalShift: shift)
    guard map != .identity else { return layers }
    let isFilled = layers.contains { $0.shapes.contains(where: \.isSolid) }
    let moved = layers.mapped(map) { $0 }.withoutSmallOpenings
    let limit = openPen(moved)
    return moved.map { layer in
      var layer = layer
      for index in layer.shapes.indices {
        layer.shapes[index].pen = inner(
          layer.shapes[index], isFilled: isFilled, isTapered: isOpen && !isFilled, factor: map.a,
          limit: limit)
      }
      return layer
    }
  }

  /// Returns the optical centre, which keeps a triangle from appearing off-centre.
  /// - Parameter own: The shift from the middle of the box that the drawing has; `nil` for the usual rule.
  private static func opticalCenter(_ layers: [SymbolLayer], _ box: Rect, own: Vector?) -> Point {
    let middle = Point(box.midX, box.midY)
    if let own { return middle + own }
    guard let mass = InkGrid(layers, at: .regular).center else { return middle }
    return middle + OpticalCentering.shift(from: box, toMass: mass)
  }

  /// Returns the scale of the inside, by its shape: one that extends far in all directions must be smaller in a circle.
  private static func size(
    _ enclosure: VariantName.Enclosure, isFilled: Bool, box: Rect, radius: Double
  ) -> Double {
    let side = max(box.width, box.height, 1)
    switch enclosure {
    case .circle: return min((isFilled ? 5.9 : 5.4) / radius, 9.5 / side, 0.65)
    case .square: return min((isFilled ? 6.6 : 6.0) / radius, 9.3 / side, 0.65)
    case .rectangle:
      return min(8 / max(box.height, 1), 13 / max(box.width, 1), 6.4 / radius, 0.65)
    }
  }

  /// Returns half the width of the widest pen that keeps the inner lines apart.
  private static func openPen(_ layers: [SymbolLayer]) -> Double {
    let strokes = layers.filter { !$0.clearsInMonochrome && $0.tag != .slash }.flatMap(\.shapes)
      .filter { $0.masters == nil }
      .map { Stroker.Stroke($0.path, isSolid: $0.isSolid) }
    return StrokeWidthLimit.widestHalfWidth(strokes, opening: opening)
  }

  /// Returns a pen for the inside: thinner than the weight's, and never so wide as to close a shape.
  ///
  /// Pens of gaps and knocked-out lines shrink with the drawing.
  /// - Parameter isTapered: Whether it is as thin as the enclosure at Ultralight: a mark on a filled shape, or beside
  ///   one, would be lost.
  private static func inner(
    _ shape: SymbolLayer.Shape, isFilled: Bool, isTapered: Bool, factor: Double, limit: Double
  ) -> Pen {
    let pen = shape.pen
    guard pen == .ofWeight || pen.taper != nil else {
      let part = max(factor, 0.6)
      return Pen(base: pen.base * part, factor: pen.factor * part)
    }
    let parts = shape.isSolid ? edgePen : isFilled ? besideFilledPen : strokePen
    let regular = WeightLaw.halfStroke(.regular)
    let black = WeightLaw.halfStroke(.black)
    let thin = min(parts.regular * regular, limit)
    let thick = min(parts.black * black, limit)
    let growth = (thick - thin) / (black - regular)
    return Pen(
      base: thin - growth * regular, factor: growth,
      taper: isTapered ? WeightLaw.taper : nil)
  }
}

extension [SymbolLayer] {
  /// The smallest area of an opening in a small filled shape, in square units of the grid; a smaller one looks like a
  /// flaw at text sizes.
  private static var leastOpening: Double { 2 }

  /// The layers without openings too small to be seen.
  fileprivate var withoutSmallOpenings: [SymbolLayer] {
    compactMap { layer in
      guard layer.clears.contains(.monochrome), layer.tag == nil else { return layer }
      var layer = layer
      layer.shapes = layer.shapes.flatMap { shape -> [SymbolLayer.Shape] in
        guard shape.masters == nil, !shape.isOutline else { return [shape] }
        return shape.path.contours.compactMap { contour in
          var opening = shape
          opening.path = contour
          return InkGrid(opening, at: .regular).area < Self.leastOpening ? nil : opening
        }
      }
      return layer.shapes.isEmpty ? nil : layer
    }
  }
}
