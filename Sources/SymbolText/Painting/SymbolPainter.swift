public import Colors
public import Drawing
internal import FontGlyphs
public import Geometry
internal import TextLayout

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
    [.described(symbol.altText, steps(symbol, at: origin))]
  }

  /// As the painting and the symbol's own configuration have it.
  private func steps(_ symbol: ResolvedSymbol, at origin: Point) -> [DisplayItem] {
    SymbolPainter(painting.applying(symbol.configuration), tint: tint)
      .ownSteps(symbol, at: origin)
  }

  private func ownSteps(_ symbol: ResolvedSymbol, at origin: Point) -> [DisplayItem] {
    let box = symbol.alignmentRect.offsetBy(origin - .zero)
    let origin = origin - Vector(0, symbol.baselineShift)
    let mode = mode(of: symbol)
    let tint = painting.resolved(painting.color ?? .tint, tint: self.tint)
    let strokes = DrawnStrokes(symbol, painting)
    let showsValue =
      painting.value != nil && (strokes != nil || painting.variable != .draw)
    guard mode != .monochrome || showsValue, !symbol.layers.isEmpty else {
      return [
        .glyphs(
          GlyphRun(font: symbol.font, glyphs: [.init(id: symbol.glyph, origin: origin)]),
          paint(tint, across: box))
      ]
    }
    // The tint's own opacity thins the symbol as a whole: its layers do not show through each other.
    let isGroup = tint.alpha < 1 && mode != .palette && mode != .multicolor
    var steps = LayerSteps(font: symbol.font, origin: origin)
    for (index, layer) in symbol.layers.enumerated() {
      guard let glyph = layer.glyphs[symbol.scale] else { continue }
      if layer.clears(in: mode) {
        steps.clear(glyph)
        continue
      }
      let color = color(of: layer, mode: mode, tint: isGroup ? tint.opaque : tint)
      let dimmed = color.opacity(SymbolPainting.unlitOpacity)
      switch strokes?.part(of: index) ?? part(of: layer) {
      case .all: steps.paint(glyph, paint(color, across: box))
      case .dimmed: steps.paint(glyph, paint(dimmed, across: box))
      case .none: break
      case .drawn(let path):
        steps.paint(glyph, paint(dimmed, across: box))
        steps.fill(
          path.transformed(by: .translation(origin.x, origin.y)), paint(color, across: box))
      }
    }
    return steps.items(opacity: isGroup ? tint.alpha : 1)
  }

  /// The mode that is left when what the symbol has and what is given is considered.
  private func mode(of symbol: ResolvedSymbol) -> RenderingMode {
    var mode = painting.mode
    if mode == .automatic {
      mode = painting.palette.isEmpty ? symbol.preferredMode : .palette
    }
    switch mode {
    case .palette where painting.palette.isEmpty: return .hierarchical
    case .multicolor:
      let hasColors = painting.color == nil && symbol.layers.contains(where: \.hasColor)
      return hasColors ? .multicolor : .monochrome
    default: return mode
    }
  }

  private func paint(_ color: Color, across box: Rect) -> Paint {
    painting.hasGradient ? .gradient(color.gradient(across: box)) : .color(color)
  }

  private func color(of layer: SymbolFont.Layer, mode: RenderingMode, tint: Color) -> Color {
    switch mode {
    case .automatic, .monochrome: return tint
    case .hierarchical: return tint.opacity(layer.level.opacity)
    case .palette:
      let level = HierarchicalLevel.allCases.firstIndex(of: layer.level) ?? 0
      guard let last = painting.palette.indices.last else { return tint }
      return painting.resolved(painting.palette[min(level, last)], tint: tint)
    case .multicolor: return layer.color?.color(painting.appearance, painting.contrast) ?? tint
    }
  }

  /// What is lit of a layer at the value that the symbol shows.
  private func part(of layer: SymbolFont.Layer) -> LitPart {
    guard let value = painting.value, let threshold = layer.variableThreshold, value <= threshold
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
  fileprivate func clears(in mode: RenderingMode) -> Bool {
    switch mode {
    case .automatic, .monochrome: clears.contains(.monochrome)
    case .hierarchical, .palette: clears.contains(.levels)
    case .multicolor: clears.contains(.multicolor)
    }
  }

  /// Whether it has a colour of its own in the multicolor mode.
  fileprivate var hasColor: Bool {
    switch color {
    case nil, .tintColor?: false
    default: true
    }
  }
}
