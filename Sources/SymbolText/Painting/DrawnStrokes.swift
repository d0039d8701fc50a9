internal import SymtextSymbols
internal import SymtextFonts
internal import SymtextFontGlyphs
internal import SymtextGraphics
internal import SymtextTextLayout

/// The drawn part of each layer at the symbol's value.
struct DrawnStrokes {
  private var parts: [LitPart] = []

  /// - Returns: `nil` if the value is not shown by drawing, all is drawn, or a pen cannot draw the symbol: it has no
  ///   lines, or is filled.
  init?(_ symbol: ResolvedSymbol, _ painting: SymbolPainting) {
    guard painting.variable == .draw, let value = painting.layers.value, value < 1,
      let drawing = symbol.drawing,
      drawing.layers.count == symbol.layers.count, !Self.isFilled(symbol, drawing)
    else { return nil }
    let isDrawn = Self.isDrawn(symbol)
    let lengths = symbol.layers.indices.map { isDrawn($0) ? drawing.length(of: $0) : 0 }
    let all = lengths.reduce(0, +)
    guard all > 0 else { return nil }
    var rest = value * all
    for (index, length) in lengths.enumerated() {
      // A layer outside the value is drawn from the start.
      if length == 0 || rest >= length - Self.nothing {
        parts.append(.all)
      } else if rest <= Self.nothing {
        parts.append(.dimmed)
      } else {
        let motion = symbol.layers[index].motion
        let outline = drawing.outline(
          of: index, drawn: rest, bothWays: motion.drawsBothWays, ends: motion.ends)
        parts.append(.drawn(outline.transformed(by: symbol.font.unitsToPoints)))
      }
      rest -= length
    }
  }

  /// Whether a filled shape makes the symbol, or the part of it that shows values, one that no pen can draw.
  static func isFilled(_ symbol: ResolvedSymbol) -> Bool {
    symbol.drawing.map { isFilled(symbol, $0) } ?? false
  }

  private static func isFilled(_ symbol: ResolvedSymbol, _ drawing: SymbolDrawing) -> Bool {
    guard drawing.layers.count == symbol.layers.count, drawing.layers.contains(where: { $0 != nil })
    else { return false }
    return symbol.layers.indices.filter(isDrawn(symbol)).contains { index in
      drawing.layers[index]?.contains { stroke in
        guard !stroke.isLine, let box = stroke.path.bounds else { return false }
        return max(box.width, box.height) > largestSolid
      } ?? true
    }
  }

  /// Returns whether the value applies to a layer, by its index: all that are painted, or those with a threshold.
  private static func isDrawn(_ symbol: ResolvedSymbol) -> (Int) -> Bool {
    let hasThresholds = symbol.layers.contains { $0.variableThreshold != nil }
    return { index in
      let layer = symbol.layers[index]
      return !layer.erases && layer.motion.isDrawn
        && (!hasThresholds || layer.variableThreshold != nil)
    }
  }

  /// The longer side of the largest solid that is a detail of a line drawing, such as a head or a button, in units of
  /// the drawing grid.
  private static let largestSolid = 5.0

  /// The largest length that counts as 0 after rounding, in units of the drawing grid.
  private static let nothing = 1e-6

  /// Returns the drawn part of a layer.
  /// - Parameter layer: the index, back to front.
  func part(of layer: Int) -> LitPart { parts[layer] }
}
