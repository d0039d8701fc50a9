internal import SymtextSymbols
internal import SymtextFonts
internal import SymtextFontGlyphs
internal import SymtextGraphics
internal import SymtextTextLayout

/// How far each layer of a symbol is drawn at the value that it shows.
struct DrawnStrokes {
  private var parts: [LitPart] = []

  /// - Returns: `nil` when no value is shown so, all is drawn, or the symbol was not drawn with lines.
  init?(_ symbol: ResolvedSymbol, _ painting: SymbolPainting) {
    guard painting.variable == .draw, let value = painting.layers.value, value < 1,
      let drawing = symbol.drawing,
      drawing.layers.count == symbol.layers.count
    else { return nil }
    let hasThresholds = symbol.layers.contains { $0.variableThreshold != nil }
    let lengths = symbol.layers.enumerated().map { index, layer in
      let isDrawn =
        layer.clears != .all && (!hasThresholds || layer.variableThreshold != nil)
      return isDrawn ? drawing.length(of: index) : 0
    }
    let all = lengths.reduce(0, +)
    guard all > 0 else { return nil }
    let scale = symbol.font.size / Double(symbol.font.face.unitsPerEm)
    var rest = value * all
    for (index, length) in lengths.enumerated() {
      // What has no share is there from the start.
      if length == 0 || rest >= length - Self.nothing {
        parts.append(.all)
      } else if rest <= Self.nothing {
        parts.append(.dimmed)
      } else {
        let outline = drawing.outline(of: index, drawn: rest)
        parts.append(.drawn(outline.transformed(by: .scale(scale, -scale))))
      }
      rest -= length
    }
  }

  /// A length that is none, for rounding, in units of the drawing grid.
  private static let nothing = 1e-6

  /// How far a layer is drawn.
  /// - Parameter layer: its place, back to front.
  func part(of layer: Int) -> LitPart { parts[layer] }
}
