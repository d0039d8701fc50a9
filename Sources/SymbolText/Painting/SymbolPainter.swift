public import SymtextGraphics
public import SymtextDrawing
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextTextLayout

/// Paints a symbol's layers as display items.
public struct SymbolPainter: Sendable {
  /// The painting of the layers.
  package var painting: SymbolPainting
  /// The colour of the text or control around the symbol.
  package var tint: Color

  /// Makes a painter.
  public init(_ painting: SymbolPainting = SymbolPainting(), tint: Color) {
    self.painting = painting
    self.tint = tint
  }

  /// Returns the display items of a symbol, with its alternative text.
  /// - Parameter origin: the left margin on the text's baseline, in points, y down.
  public func items(_ symbol: ResolvedSymbol, at origin: Point) -> [DisplayItem] {
    items(symbol, at: origin, moves: false)
  }

  /// - Parameter moves: whether the symbol can move even without an effect in its configuration.
  func items(_ symbol: ResolvedSymbol, at origin: Point, moves: Bool) -> [DisplayItem] {
    let items = items(symbol, at: origin, parts: [], poses: [])
    guard moves || symbol.configuration.effect != nil || symbol.successor != nil else {
      return items
    }
    return [.moving(MovingSymbol(symbol, painter: self, origin: origin), by: .zero, items)]
  }

  /// Returns the display items of a symbol at a moment of its animation.
  ///
  /// A symbol with all parts at rest is drawn as without animation; one whose parts have the same pose is transformed
  /// as a whole.
  /// - Parameters:
  ///   - parts: the separately animated parts, back to front: all layers, or contours of some.
  ///   - poses: one for each part.
  package func items(
    _ symbol: ResolvedSymbol, at origin: Point, parts: [SymbolPart], poses: [LayerPose]
  ) -> [DisplayItem] {
    let painter = SymbolPainter(symbol.painting(of: painting), tint: tint)
    let isMoved = poses.contains { $0 != .rest }
    return [
      .described(
        symbol.altText,
        isMoved
          ? painter.steps(symbol, at: origin, Array(zip(parts, poses)))
          : painter.steps(symbol, at: origin, nil))
    ]
  }

  /// - Parameter moved: parts and their poses; `nil` for a symbol at rest.
  private func steps(
    _ symbol: ResolvedSymbol, at origin: Point, _ moved: [(part: SymbolPart, pose: LayerPose)]?
  ) -> [DisplayItem] {
    let box = symbol.alignmentRect.offsetBy(origin - .zero)
    let origin = origin - Vector(0, symbol.baselineShift)
    let (mode, tint) = modeAndTint(of: symbol)
    if let picture = symbol.picture, let pose = Self.onePose(moved) {
      var steps = LayerSteps(font: symbol.font, origin: origin, fitting: .none)
      let item = picture.item(of: symbol, at: origin, tint: tint)
      if pose.opacity > 0, let item { steps.add(item, pose) }
      return steps.items(opacity: 1)
    }
    let strokes = DrawnStrokes(symbol, painting)
    let showsValue =
      painting.layers.value != nil && (strokes != nil || painting.variable != .draw)
    let isPlain = mode == .monochrome && !showsValue && !symbol.isLayered || symbol.layers.isEmpty
    // Symbols drawn by lines are not hinted to rows of pixels.
    let fitting: GlyphFitting =
      strokes == nil
      ? .symbol(
        whole: symbol.glyph, capHeight: symbol.capHeight, baselineShift: symbol.baselineShift)
      : .none
    if isPlain, let pose = Self.onePose(moved) {
      var steps = LayerSteps(font: symbol.font, origin: origin, fitting: fitting)
      if pose.opacity > 0 { steps.paint(symbol.glyph, paint(tint, across: box), pose) }
      return steps.items(opacity: 1)
    }
    // The opacity of the tint applies to the whole symbol, so that layers do not show through each other.
    let isGroup = tint.alpha < 1 && mode != .palette && mode != .multicolor
    let layerTint = isGroup ? tint.opaque : tint
    var steps = LayerSteps(font: symbol.font, origin: origin, fitting: fitting)
    let looks = looks(of: symbol, mode: mode, tint: layerTint)
    let painted = PosedParts(symbol)
    func litPart(_ part: SymbolPart) -> LitPart {
      let layer = symbol.layers.indices.contains(part.layer) ? symbol.layers[part.layer] : nil
      return strokes?.part(of: part.layer) ?? layer.map { self.part(of: $0) } ?? .all
    }
    let parts = moved ?? symbol.layers.indices.map { (SymbolPart(layer: $0), .rest) }
    for (part, pose) in ordered(parts, looks, lit: litPart) {
      let layer = symbol.layers.indices.contains(part.layer) ? symbol.layers[part.layer] : nil
      let lit = litPart(part)
      let look = layer == nil ? .painted(layerTint) : looks[part.layer]
      let color: Color
      switch look {
      case .hidden: continue
      case .painted(let own): color = own
      case .cut(let body):
        if moved == nil, isCovered(part.layer, of: symbol, looks) { continue }
        let light = pose.light < 1 ? pose.light : SymbolPainting.unlitOpacity
        let filling = paint(body.multiplyingOpacity(by: 1 - light), across: box)
        let isErasing = layer?.erases ?? false
        painted.cut(
          part, pose, isErasing ? .all : pose.light < 1 ? .dimmed : lit, filling: filling,
          to: &steps)
        continue
      }
      let dimmed = color.multiplyingOpacity(by: SymbolPainting.unlitOpacity)
      switch lit {
      case .all: painted.add(part, pose, paint: paint(color, across: box), to: &steps)
      case .dimmed: painted.add(part, pose, paint: paint(dimmed, across: box), to: &steps)
      case .none: break
      case .drawn(let path):
        painted.add(part, pose, paint: paint(dimmed, across: box), to: &steps)
        if part.contours == nil { steps.fill(path, paint(color, across: box), pose) }
      }
    }
    return steps.items(opacity: isGroup ? tint.alpha : 1)
  }

  /// Whether the next layer exactly covers the cleared area, so that clearing would only leave hairlines.
  private func isCovered(_ index: Int, of symbol: ResolvedSymbol, _ looks: [LayerLook]) -> Bool {
    guard looks.indices.contains(index + 1), case .painted(let color) = looks[index + 1] else {
      return false
    }
    let next = symbol.layers[index + 1]
    guard next.glyphs[symbol.scale] == symbol.layers[index].glyphs[symbol.scale],
      case .all = part(of: next)
    else { return false }
    return color.alpha == 1
  }

  /// The common pose of all parts with complete lines; `nil` if there is none.
  private static func onePose(_ moved: [(part: SymbolPart, pose: LayerPose)]?) -> LayerPose? {
    guard let moved else { return .rest }
    guard let first = moved.first?.pose, first.isDrawn, first.shape == nil else { return nil }
    // Gaps that are only partly open need separate parts.
    return moved.allSatisfy { $0.pose == first } && first.gap >= 1 ? first : nil
  }

  /// Returns the mode for a symbol, given its colours and the painting.
  func mode(of symbol: ResolvedSymbol) -> RenderingMode {
    var mode = painting.mode
    if mode == .automatic {
      mode = painting.layers.palette.isEmpty ? symbol.preferredMode : .palette
    }
    switch mode {
    case .palette where painting.layers.palette.isEmpty: return .hierarchical
    case .multicolor:
      let hasColors = painting.layers.color == nil && symbol.layers.contains(where: \.hasColor)
      return hasColors ? .multicolor : .monochrome
    default: return mode
    }
  }

  func paint(_ color: Color, across box: Rect) -> Paint {
    painting.hasGradient ? .gradient(color.gradient(across: box)) : .color(color)
  }

  func color(of layer: SymbolFont.Layer, mode: RenderingMode, tint: Color) -> Color {
    switch mode {
    case .automatic, .monochrome: return tint
    case .hierarchical:
      return tint.multiplyingOpacity(by: layer.level.opacity * layer.opacities.levels)
    case .palette:
      let level = HierarchicalLevel.allCases.firstIndex(of: layer.level) ?? 0
      guard let last = painting.layers.palette.indices.last else { return tint }
      return painting.resolved(painting.layers.palette[min(level, last)], tint: tint)
        .multiplyingOpacity(by: layer.opacities.levels)
    case .multicolor:
      return (layer.color?.color(painting.appearance, painting.contrast) ?? tint)
        .multiplyingOpacity(by: layer.opacities.multicolor)
    }
  }

  /// Returns the lit part of a layer at the symbol's value.
  func part(of layer: SymbolFont.Layer) -> LitPart {
    guard let value = painting.layers.value, let threshold = layer.variableThreshold,
      value <= threshold
    else { return .all }
    switch painting.variable {
    case .color: return .dimmed
    case .hide: return .none
    case .draw: return .all
    }
  }
}

extension SymbolFont.Layer {
  /// Whether the layer is never painted and only clears.
  var erases: Bool { clears == .all }

  /// Whether the layer clears the layers behind it in a mode, instead of being painted.
  func clears(in mode: RenderingMode) -> Bool {
    switch mode {
    case .automatic, .monochrome: clears.contains(.monochrome)
    case .hierarchical, .palette: clears.contains(.levels)
    case .multicolor: clears.contains(.multicolor)
    }
  }

  /// Returns the opacity of the layer in a mode, without those of its colour and level; 0 if the mode hides the layer.
  func opacity(in mode: RenderingMode) -> Double {
    switch mode {
    case .automatic, .monochrome: opacities.isInMonochrome ? 1 : 0
    case .hierarchical, .palette: opacities.levels
    case .multicolor: opacities.multicolor
    }
  }

  /// Whether the layer differs between the multicolor and the monochrome mode.
  fileprivate var hasColor: Bool {
    if opacity(in: .multicolor) != opacity(in: .monochrome) { return true }
    switch color {
    case nil, .tintColor?: return false
    default: return true
    }
  }
}
