internal import SymtextSymbols
internal import SymtextFonts
internal import SymtextFontGlyphs
internal import SymtextGraphics
internal import SymtextTextLayout

/// The drawn part of each layer at the symbol's value.
struct DrawnStrokes {
  private var parts: [LitPart] = []

  /// - Returns: `nil` if the value is not shown by drawing, all is drawn, or the symbol has no lines.
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
      // A layer outside the value is drawn from the start.
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

  /// The largest length that counts as 0 after rounding, in units of the drawing grid.
  private static let nothing = 1e-6

  /// Returns the drawn part of a layer.
  /// - Parameter layer: the index, back to front.
  func part(of layer: Int) -> LitPart { parts[layer] }
}
