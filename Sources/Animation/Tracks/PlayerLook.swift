internal import SymtextDrawing
package import SymtextGraphics
internal import SymtextSymbolText

/// The looks of a symbol's part in the hierarchical, palette and multicolor modes, for programs that play it themselves.
package struct PlayerLook: Hashable, Sendable {
  /// The effect of a part on the picture in a mode.
  package enum Effect: Hashable, Sendable {
    case hidden
    /// The part clears those behind it.
    case cut
    case painted(opacity: Double)
  }

  /// The index of the level: 0 for primary to 2 for tertiary.
  package var level: Int
  /// The effect in the hierarchical and the palette mode; its opacity is that of the layer, not of the level.
  package var levels: Effect
  /// The effect in multicolor.
  package var own: Effect
  /// The colours in multicolor, for light and dark appearance; `nil` for the tint.
  package var colors: [Color]?

  /// Colours that no symbol has: for the levels, and for the tint.
  private static let marks = [0xFE_01_02, 0x01_FE_02, 0x02_01_FE].map { Color(rgb: $0) }
  private static let tint = Color(rgb: 0x01_02_03)

  /// Returns the looks of the parts of a symbol.
  static func looks(_ symbol: ResolvedSymbol, parts: [SymbolPart]) -> [PlayerLook] {
    let palette = painted(
      symbol, SymbolPainting(mode: .palette, palette: marks.map { .fixed($0) }), parts)
    let light = painted(symbol, SymbolPainting(mode: .multicolor), parts)
    let dark = painted(symbol, SymbolPainting(mode: .multicolor, appearance: .dark), parts)
    return parts.indices.map { index in
      let color = palette[index].color
      let level = marks.firstIndex { color.map($0.hasSameComponents) ?? false } ?? 0
      let isTint = light[index].color.map(tint.hasSameComponents) ?? true
      let colors = isTint ? nil : [light[index].color, dark[index].color].compactMap { $0?.opaque }
      return PlayerLook(
        level: level, levels: palette[index].effect, own: light[index].effect,
        colors: colors?.count == 2 ? colors : nil)
    }
  }

  /// Returns the effect and the colour of each part in a painting.
  private static func painted(
    _ symbol: ResolvedSymbol, _ painting: SymbolPainting, _ parts: [SymbolPart]
  ) -> [(effect: Effect, color: Color?)] {
    SymbolPainter(painting, tint: tint).paintedParts(symbol, at: .zero, parts: parts).parts.map {
      effect(of: $0)
    }
  }

  /// Returns the effect and the colour of a painted part.
  static func effect(of part: PaintedPart) -> (effect: Effect, color: Color?) {
    guard case .color(let color)? = part.paint else { return (.cut, nil) }
    if part.outline.isEmpty { return (.hidden, color) }
    return (.painted(opacity: color.alpha), color)
  }
}

extension Color {
  /// Whether another colour has the same red, green and blue.
  fileprivate func hasSameComponents(_ other: Color) -> Bool {
    abs(red - other.red) + abs(green - other.green) + abs(blue - other.blue) < 1e-4
  }
}
