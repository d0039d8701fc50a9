public import SymtextGraphics
public import SymtextDrawing
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextTextLayout

/// Turns a symbol's layers into steps of drawing.
public struct SymbolPainter: Sendable {
  /// How the layers are coloured.
  package var painting: SymbolPainting
  /// The colour of the text or control around the symbol.
  package var tint: Color

  /// Makes a painter.
  public init(_ painting: SymbolPainting = SymbolPainting(), tint: Color) {
    self.painting = painting
    self.tint = tint
  }

  /// The steps that draw a symbol, with what it is called.
  /// - Parameter origin: its left margin on the text's baseline, in points, y down.
  public func items(_ symbol: ResolvedSymbol, at origin: Point) -> [DisplayItem] {
    items(symbol, at: origin, moves: false)
  }

  /// - Parameter moves: whether it can move also where its configuration says no effect.
  func items(_ symbol: ResolvedSymbol, at origin: Point, moves: Bool) -> [DisplayItem] {
    let items = items(symbol, at: origin, parts: [], poses: [])
    guard moves || symbol.configuration.effect != nil || symbol.successor != nil else {
      return items
    }
    return [.moving(MovingSymbol(symbol, painter: self, origin: origin), by: .zero, items)]
  }

  /// The steps that draw a symbol at a moment of its motion.
  ///
  /// A symbol all of whose parts rest is drawn as without motion; one whose parts have the same pose is
  /// moved as a whole.
  /// - Parameters:
  ///   - parts: what moves by itself, back to front: all layers, or contours of some.
  ///   - poses: one for each part.
  package func items(
    _ symbol: ResolvedSymbol, at origin: Point, parts: [SymbolPart], poses: [LayerPose]
  ) -> [DisplayItem] {
    let painter = SymbolPainter(painting.applying(symbol.configuration), tint: tint)
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
    let mode = mode(of: symbol)
    let tint = painting.resolved(painting.layers.color ?? .tint, tint: self.tint)
    let strokes = DrawnStrokes(symbol, painting)
    let showsValue =
      painting.layers.value != nil && (strokes != nil || painting.variable != .draw)
    let isPlain = mode == .monochrome && !showsValue && !symbol.isLayered || symbol.layers.isEmpty
    // What is drawn by lines, or moves, stands between rows.
    let fitting: GlyphFitting =
      strokes == nil && moved == nil
      ? .symbol(
        whole: symbol.glyph, capHeight: symbol.capHeight, baselineShift: symbol.baselineShift)
      : .none
    if isPlain, let pose = Self.onePose(moved) {
      var steps = LayerSteps(font: symbol.font, origin: origin, fitting: fitting)
      if pose.opacity > 0 { steps.paint(symbol.glyph, paint(tint, across: box), pose) }
      return steps.items(opacity: 1)
    }
    // The tint's own opacity thins the symbol as a whole: its layers do not show through each other.
    let isGroup = tint.alpha < 1 && mode != .palette && mode != .multicolor
    let layerTint = isGroup ? tint.opaque : tint
    var steps = LayerSteps(font: symbol.font, origin: origin, fitting: fitting)
    let painted = PosedParts(symbol)
    for (part, pose) in moved ?? symbol.layers.indices.map({ (SymbolPart(layer: $0), .rest) }) {
      let layer = symbol.layers.indices.contains(part.layer) ? symbol.layers[part.layer] : nil
      if layer?.clears(in: mode) ?? false {
        if moved == nil, isCovered(part.layer, of: symbol, mode: mode, tint: layerTint) { continue }
        painted.add(part, pose, paint: nil, to: &steps)
        continue
      }
      guard layer?.opacity(in: mode) != 0 else { continue }
      let color = layer.map { self.color(of: $0, mode: mode, tint: layerTint) } ?? layerTint
      let dimmed = color.multiplyingOpacity(by: SymbolPainting.unlitOpacity)
      switch strokes?.part(of: part.layer) ?? layer.map({ self.part(of: $0) }) ?? .all {
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

  /// Whether the next layer covers just what one clears, so that clearing would only leave hair lines.
  private func isCovered(
    _ index: Int, of symbol: ResolvedSymbol, mode: RenderingMode, tint: Color
  ) -> Bool {
    guard symbol.layers.indices.contains(index + 1) else { return false }
    let next = symbol.layers[index + 1]
    guard next.glyphs[symbol.scale] == symbol.layers[index].glyphs[symbol.scale],
      !next.clears(in: mode), next.opacity(in: mode) == 1, case .all = part(of: next)
    else { return false }
    return color(of: next, mode: mode, tint: tint).alpha == 1
  }

  /// The pose that all parts have, in which nothing of their lines is missing; `nil` when they differ.
  private static func onePose(_ moved: [(part: SymbolPart, pose: LayerPose)]?) -> LayerPose? {
    guard let moved else { return .rest }
    guard let first = moved.first?.pose, first.isDrawn else { return nil }
    // Gaps are open as far as what they are cut for is there.
    return moved.allSatisfy { $0.pose == first } && first.gap >= 1 ? first : nil
  }

  /// The mode that is left when what the symbol has and what is given is considered.
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

  /// What is lit of a layer at the value that the symbol shows.
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
  /// Whether it is not painted in a mode but clears what is behind it.
  func clears(in mode: RenderingMode) -> Bool {
    switch mode {
    case .automatic, .monochrome: clears.contains(.monochrome)
    case .hierarchical, .palette: clears.contains(.levels)
    case .multicolor: clears.contains(.multicolor)
    }
  }

  /// How opaque it is painted in a mode, beside what its colour and its level thin; 0 where the mode does not
  /// have it.
  func opacity(in mode: RenderingMode) -> Double {
    switch mode {
    case .automatic, .monochrome: opacities.isInMonochrome ? 1 : 0
    case .hierarchical, .palette: opacities.levels
    case .multicolor: opacities.multicolor
    }
  }

  /// Whether it is another in the multicolor mode than in one colour.
  fileprivate var hasColor: Bool {
    if opacity(in: .multicolor) != opacity(in: .monochrome) { return true }
    switch color {
    case nil, .tintColor?: return false
    default: return true
    }
  }
}
