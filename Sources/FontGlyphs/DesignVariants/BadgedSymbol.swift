internal import SymtextSymbols
internal import SymtextGraphics

/// The variant of a symbol with a badge: a dot at the top right, or a sign at the bottom right, with a gap around it.
///
/// The badge neither widens nor moves the symbol. It extends beyond the right margin, more so when it would hide too
/// much of a small symbol.
enum BadgedSymbol {
  /// The radius of a dot.
  private static let dotRadius = 3.25
  /// The radius of a sign's disc, without its edge.
  private static let discRadius = 4.6
  /// The distance from the middle of the disc to the edge of a sign.
  private static let markReach = 2.6
  /// The distance from the middle to the edge of a symbol without a disc.
  private static let symbolReach = 4.5
  /// The insets of a badge's middle from the corner of the symbol's box, in the order of preference.
  private static let insets = (
    dot: [2.5, 2, 1.5, 1, 0.5], disc: [1.75, 1.25, 0.75, 0.25, -0.25, -0.75]
  )
  /// The fraction of its ink that a symbol should keep beside a badge.
  private static let keptInk = 0.8

  /// The signs with a disc, and its colour.
  private static let discs: [String: LayerColor] = [
    "plus": .systemGreen, "minus": .systemRed, "checkmark": .systemGreen, "xmark": .systemRed,
    "exclamationmark": .systemRed, "questionmark": .systemBlue, "questionmark.ar": .systemBlue,
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

  /// Returns the middle of a badge, as far inwards as leaves the symbol most of its ink.
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

  /// Returns the disc with its edge and gap.
  private static func clearance(_ circle: Path) -> SymbolLayer.Shape {
    SymbolLayer.Shape(
      path: circle, isSolid: true, pen: VariantPens.badgeEdge.widened(by: VariantPens.gap))
  }

  /// Returns a disc, preceded by a layer that clears its gap.
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

  /// Returns a sign that is cut out of a disc, and white in multicolor.
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

  /// Returns a symbol scaled down for a badge, with a gap around its silhouette.
  private static func free(
    _ symbol: Symbol, before layers: [SymbolLayer], at center: Point
  ) -> [SymbolLayer] {
    let form = FilledSymbol.layers(of: symbol) ?? symbol.layers
    let small = placed(form, at: center, reach: symbolReach).mapped(.identity) { pen in
      Pen(base: pen.base * 0.6, factor: pen.factor * 0.6)
    }
    let gap = small.filter { !$0.clears.contains(.monochrome) }.flatMap(\.shapes).map { shape in
      guard shape.masters == nil else {
        // The gap follows the outline of Regular; heavier outlines extend slightly into it.
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

  /// Scales layers so that their lines extend to a given distance from a point.
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
