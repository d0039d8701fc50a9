internal import Geometry

/// The variant of a symbol with a badge: a dot at the top right, or a sign at the bottom right, with a gap
/// around it.
///
/// The badge neither widens nor moves the symbol: it reaches beyond the right margin.
enum BadgedSymbol {
  /// The radius of a dot.
  private static let dotRadius = 3.75
  /// The radius of the disc of which a sign is knocked out.
  private static let discRadius = 5.25
  /// How far a sign reaches from the middle of the disc.
  private static let markReach = 2.6
  /// How far a symbol that needs no disc reaches from its middle.
  private static let symbolReach = 4.75
  /// How far the middle of a badge lies from the corner of the symbol's box, inwards.
  private static let inset = (dot: 3.25, disc: 2.0)

  /// Signs that stand on a disc, and its colour.
  private static let discs: [String: LayerColor] = [
    "plus": .systemGreen, "minus": .systemRed, "checkmark": .systemGreen, "xmark": .systemRed,
    "exclamationmark": .systemRed, "questionmark": .systemBlue,
  ]

  static func layers(
    _ layers: [SymbolLayer], badge: VariantName.Badge, drawn: [String: Symbol]
  ) -> [SymbolLayer] {
    let box = layers.lineBounds ?? Rect(x: 2, y: 2, width: 20, height: 20)
    switch badge {
    case .dot:
      let center = Point(box.maxX - inset.dot, box.minY + inset.dot)
      return layers.behind
        + disc(center, radius: dotRadius, color: .systemRed)
    case .symbol(let name):
      let center = Point(box.maxX - inset.disc, box.maxY - inset.disc)
      guard let symbol = drawn[name] else { return layers }
      if let color = discs[symbol.name] {
        return layers.behind + disc(center, radius: discRadius, color: color)
          + [mark(symbol, at: center)]
      }
      return layers.behind + free(symbol, at: center)
    }
  }

  /// A disc and before it what clears its gap.
  private static func disc(_ center: Point, radius: Double, color: LayerColor) -> [SymbolLayer] {
    let circle = Path.ellipse(center: center, radiusX: radius, radiusY: radius)
    return [
      clearing([
        .init(
          path: circle, isSolid: true, pen: VariantPens.badgeEdge.widened(by: VariantPens.gap))
      ]),
      SymbolLayer(
        shapes: [.init(path: circle, isSolid: true, pen: VariantPens.badgeEdge)], level: .primary,
        color: color, tag: .badge),
    ]
  }

  /// A sign knocked out of a disc.
  private static func mark(_ symbol: Symbol, at center: Point) -> SymbolLayer {
    clearing(
      placed(symbol.layers, at: center, reach: markReach).mapped(.identity) { _ in
        VariantPens.badgeMark
      }.flatMap(\.shapes))
  }

  /// A symbol small enough for a badge, with a gap around its silhouette.
  private static func free(_ symbol: Symbol, at center: Point) -> [SymbolLayer] {
    let layers = FilledSymbol.layers(of: symbol) ?? symbol.layers
    let small = placed(layers, at: center, reach: symbolReach).mapped(.identity) { pen in
      Pen(base: pen.base * 0.6, factor: pen.factor * 0.6)
    }
    let gap = small.filter { !$0.clearsInMonochrome }.flatMap(\.shapes).map { shape in
      guard shape.masters == nil else {
        // Around the outline of Regular; heavier ones reach a little into their gap.
        return SymbolLayer.Shape(
          path: shape.path, isSolid: true, pen: VariantPens.outlineGap)
      }
      var shape = shape
      shape.pen = shape.pen.widened(by: VariantPens.gap)
      return shape
    }
    return [clearing(gap)]
      + small.map { layer in
        var layer = layer
        layer.level = .primary
        layer.variableThreshold = nil
        layer.tag = .badge
        return layer
      }
  }

  private static func clearing(_ shapes: [SymbolLayer.Shape]) -> SymbolLayer {
    SymbolLayer(
      shapes: shapes, level: .primary, clearsInMonochrome: true, clearsInColor: true, tag: .badge)
  }

  /// The layers so large that their lines reach so far from a point.
  private static func placed(
    _ layers: [SymbolLayer], at center: Point, reach: Double
  ) -> [SymbolLayer] {
    guard let box = layers.lineBounds else { return layers }
    let factor = reach * 2 / max(box.width, box.height, 1)
    return layers.mapped(
      Affine(
        factor, 0, 0, factor, center.x - box.midX * factor, center.y - box.midY * factor)
    ) { $0 }
  }
}
