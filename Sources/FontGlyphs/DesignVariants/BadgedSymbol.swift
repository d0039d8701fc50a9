internal import SymtextSymbols
internal import SymtextGraphics

/// The variant of a symbol with a badge: a dot at the top right, or a sign at the bottom right, with a gap
/// around it.
///
/// The badge neither widens nor moves the symbol: it reaches beyond the right margin, farther where it
/// would hide too much of a small symbol.
enum BadgedSymbol {
  /// The radius of a dot.
  private static let dotRadius = 3.25
  /// The radius of the disc on which a sign stands, without its edge.
  private static let discRadius = 4.6
  /// How far a sign reaches from the middle of the disc.
  private static let markReach = 2.6
  /// How far a symbol that needs no disc reaches from its middle.
  private static let symbolReach = 4.5
  /// How far the middle of a badge lies from the corner of the symbol's box, inwards: at most and at least,
  /// by these steps.
  private static let insets = (
    dot: [2.5, 2, 1.5, 1, 0.5], disc: [1.75, 1.25, 0.75, 0.25, -0.25, -0.75]
  )
  /// How much of its ink a symbol keeps beside a badge, if it can.
  private static let keptInk = 0.8

  /// Signs that stand on a disc, and its colour.
  private static let discs: [String: LayerColor] = [
    "plus": .systemGreen, "minus": .systemRed, "checkmark": .systemGreen, "xmark": .systemRed,
    "exclamationmark": .systemRed, "questionmark": .systemBlue,
  ]

  static func layers(
    _ layers: [SymbolLayer], badge: VariantName.Badge, sign: (String) -> Symbol?
  ) -> [SymbolLayer] {
    switch badge {
    case .dot:
      let center = center(beside: layers, insets: insets.dot, radius: dotRadius) { box, inset in
        Point(box.maxX - inset, box.minY + inset)
      }
      var layers = disc(before: layers, center, radius: dotRadius, color: .systemRed)
      layers[layers.count - 1].motion.pulses = true
      return layers
    case .symbol(let name):
      guard let symbol = sign(name) else { return layers }
      let color = discs[symbol.name]
      let radius = color == nil ? symbolReach : discRadius
      let center = center(beside: layers, insets: insets.disc, radius: radius) { box, inset in
        Point(box.maxX - inset, box.maxY - inset)
      }
      guard let color else { return free(symbol, before: layers, at: center) }
      return disc(before: layers, center, radius: radius, color: color)
        + [mark(symbol, at: center)]
    }
  }

  /// The middle of a badge: as far in as leaves the symbol most of its ink.
  private static func center(
    beside layers: [SymbolLayer], insets: [Double], radius: Double,
    corner: (Rect, _ inset: Double) -> Point
  ) -> Point {
    let box = layers.lineBounds ?? Rect(x: 2, y: 2, width: 20, height: 20)
    let ink = InkGrid(layers, at: .regular)
    let area = ink.area
    let kept = insets.first { inset in
      let gap = clearance(.ellipse(center: corner(box, inset), radiusX: radius, radiusY: radius))
      return ink.subtracting(InkGrid(gap, at: .regular)).area >= keptInk * area
    }
    return corner(box, kept ?? insets[insets.count - 1])
  }

  /// The disc with its edge and gap.
  private static func clearance(_ circle: Path) -> SymbolLayer.Shape {
    SymbolLayer.Shape(
      path: circle, isSolid: true, pen: VariantPens.badgeEdge.widened(by: VariantPens.gap))
  }

  /// A disc and before it what clears its gap.
  private static func disc(
    before layers: [SymbolLayer], _ center: Point, radius: Double, color: LayerColor
  ) -> [SymbolLayer] {
    let circle = Path.ellipse(center: center, radiusX: radius, radiusY: radius)
    let gap = clearance(circle)
    return layers.behind + [
      clearing([gap] + CutRemnants.clearing(layers, cut: [gap])),
      SymbolLayer(
        shapes: [.init(path: circle, isSolid: true, pen: VariantPens.badgeEdge)], level: .primary,
        color: color, tag: .badge),
    ]
  }

  /// A sign that is cut out of a disc, and white on its own colour.
  private static func mark(_ symbol: Symbol, at center: Point) -> SymbolLayer {
    let shapes = placed(symbol.layers, at: center, reach: markReach).flatMap(\.shapes)
      .map { shape in
        var shape = shape
        shape.pen = VariantPens.badgeMark
        // A wider dot would touch the line above it.
        shape.style.dots = .asLines
        return shape
      }
    return SymbolLayer(
      shapes: shapes, level: .primary, color: .white,
      clears: [.monochrome, .levels], tag: .badge)
  }

  /// A symbol small enough for a badge, with a gap around its silhouette.
  private static func free(
    _ symbol: Symbol, before layers: [SymbolLayer], at center: Point
  ) -> [SymbolLayer] {
    let form = FilledSymbol.layers(of: symbol) ?? symbol.layers
    let small = placed(form, at: center, reach: symbolReach).mapped(.identity) { pen in
      Pen(base: pen.base * 0.6, factor: pen.factor * 0.6)
    }
    let gap = small.filter { !$0.clears.contains(.monochrome) }.flatMap(\.shapes).map { shape in
      guard shape.masters == nil else {
        // Around the outline of Regular; heavier ones reach a little into their gap.
        return SymbolLayer.Shape(
          path: shape.path, isSolid: true, pen: VariantPens.outlineGap)
      }
      var shape = shape
      shape.pen = shape.pen.widened(by: VariantPens.gap)
      return shape
    }
    return layers.behind + [clearing(gap + CutRemnants.clearing(layers, cut: gap))]
      + small.map { layer in
        var layer = layer
        layer.level = .primary
        layer.variableThreshold = nil
        layer.tag = .badge
        layer.motion = LayerMotion()
        return layer
      }
  }

  private static func clearing(_ shapes: [SymbolLayer.Shape]) -> SymbolLayer {
    SymbolLayer(shapes: shapes, level: .primary, clears: .all, tag: .badge)
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
