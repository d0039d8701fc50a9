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
    func item(_ glyph: UInt32, _ color: Color) -> DisplayItem {
      .glyphs(GlyphRun(font: symbol.font, glyphs: [.init(id: glyph, origin: origin)]), color)
    }
    let layers = symbol.layers
    let hasColors = layers.contains { $0.color.map { $0 != .tintColor } ?? false }
    let mode = painting.mode == .multicolor && !hasColors ? .monochrome : painting.mode
    let isPlain = mode == .monochrome && painting.value == nil
    guard !isPlain, !layers.isEmpty else { return [item(symbol.glyph, tint)] }
    return layers.compactMap { layer in
      guard let glyph = layer.glyphs[symbol.scale] else { return nil }
      var color = color(of: layer, mode: mode)
      if let value = painting.value, let threshold = layer.variableThreshold, value <= threshold {
        color = color.opacity(SymbolPainting.unlitOpacity)
      }
      return item(glyph, color)
    }
  }

  private func color(of layer: SymbolFont.Layer, mode: RenderingMode) -> Color {
    switch mode {
    case .monochrome: return tint
    case .hierarchical:
      // 100, 50 and 25 %, as the Human Interface Guidelines describe the levels.
      switch layer.level {
      case .primary: return tint
      case .secondary: return tint.opacity(0.5)
      case .tertiary: return tint.opacity(0.25)
      }
    case .palette:
      let level = HierarchicalLevel.allCases.firstIndex(of: layer.level) ?? 0
      guard let last = painting.palette.indices.last else { return tint }
      return painting.palette[min(level, last)]
    case .multicolor: return layer.color?.color(painting.appearance) ?? tint
    }
  }
}
