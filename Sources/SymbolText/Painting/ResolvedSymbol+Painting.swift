internal import SymtextSymbols

internal import SymtextGraphics
internal import SymtextFontGlyphs

/// What of a painting that is given for all symbols one shows.
extension ResolvedSymbol {
  /// Whether the painting's palette colours it.
  package func takesPalette(of painting: SymbolPainting) -> Bool {
    guard configuration.layers.palette.isEmpty, configuration.layers.color == nil, !layers.isEmpty
    else {
      return false
    }
    return SymbolPainter(painting.applying(configuration), tint: .black).mode(of: self) == .palette
  }

  /// Whether something of it has the colour of the text.
  package func takesTextColor(of painting: SymbolPainting) -> Bool {
    guard configuration.layers.color == nil else { return false }
    guard !layers.isEmpty else { return true }
    let painting = painting.applying(configuration)
    switch SymbolPainter(painting, tint: .black).mode(of: self) {
    case .palette: return painting.layers.palette.contains(.tint)
    case .multicolor: return layers.contains { ($0.color ?? .tintColor) == .tintColor }
    default: return true
    }
  }

  /// Whether it could look different at another value than the painting's.
  package func takesValue(of painting: SymbolPainting) -> Bool {
    configuration.layers.value == nil && showsValue(of: painting)
  }

  /// Whether it looks different at different values, its own or the painting's.
  package func showsValue(of painting: SymbolPainting) -> Bool {
    var painting = painting.applying(configuration)
    guard painting.variable == .draw else {
      return layers.contains { $0.variableThreshold != nil }
    }
    // All of its lines are drawn at 1.
    painting.layers.value = 0
    return DrawnStrokes(self, painting) != nil
  }
}
