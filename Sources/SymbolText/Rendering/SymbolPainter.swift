internal import FontGlyphs
public import Geometry

/// Turns a symbol's layers into steps of drawing.
public struct SymbolPainter: Sendable {
  /// How the layers are coloured.
  public var painting: SymbolPainting
  /// The colour of the text or control around the symbol.
  public var tint: Color

  /// Makes a painter.
  public init(_ painting: SymbolPainting = SymbolPainting(), tint: Color) {
    self.painting = painting
    self.tint = tint
  }

  /// The steps that draw a symbol.
  /// - Parameter origin: its left margin on the text's baseline, in points, y down.
  public func items(_ symbol: SetSymbol, at origin: Point) -> [DisplayItem] {
    let origin = origin - Vector(0, symbol.baselineShift)
    func run(_ glyph: UInt32) -> GlyphRun {
      GlyphRun(font: symbol.font, glyphs: [.init(id: glyph, origin: origin)])
    }
    let layers = symbol.layers
    let isColorless = painting.mode == .multicolor && !layers.contains(where: \.hasColor)
    let mode = isColorless ? .monochrome : painting.mode
    let isPlain = mode == .monochrome && painting.value == nil
    guard !isPlain, !layers.isEmpty else { return [.glyphs(run(symbol.glyph), tint)] }
    var items: [DisplayItem] = []
    var clears = false
    for layer in layers {
      guard let glyph = layer.glyphs[symbol.scale] else { continue }
      if mode == .monochrome ? layer.clearsInMonochrome : layer.clearsInColor {
        items.append(.clear(run(glyph)))
        clears = true
        continue
      }
      var color = color(of: layer, mode: mode)
      if let value = painting.value, let threshold = layer.variableThreshold, value <= threshold {
        color = color.opacity(SymbolPainting.unlitOpacity)
      }
      items.append(.glyphs(run(glyph), color))
    }
    return clears ? [.group(items)] : items
  }

  private func color(of layer: SymbolFont.Layer, mode: RenderingMode) -> Color {
    switch mode {
    case .monochrome: return tint
    case .hierarchical: return tint.opacity(layer.level.opacity)
    case .palette:
      let level = HierarchicalLevel.allCases.firstIndex(of: layer.level) ?? 0
      guard let last = painting.palette.indices.last else { return tint }
      return painting.palette[min(level, last)]
    case .multicolor: return layer.color?.color(painting.appearance) ?? tint
    }
  }
}

extension SymbolFont.Layer {
  /// Whether it has a colour of its own in the multicolor mode.
  fileprivate var hasColor: Bool {
    switch color {
    case nil, .tintColor?: false
    default: true
    }
  }
}
