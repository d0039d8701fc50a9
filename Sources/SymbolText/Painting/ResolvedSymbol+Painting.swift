internal import Colors
internal import FontGlyphs

/// What of a painting that is given for all symbols one shows.
extension ResolvedSymbol {
  /// Whether the painting's palette colours it.
  package func takesPalette(of painting: SymbolPainting) -> Bool {
    guard configuration.palette.isEmpty, configuration.color == nil, !layers.isEmpty else {
      return false
    }
    return SymbolPainter(painting.applying(configuration), tint: .black).mode(of: self) == .palette
  }

  /// Whether it could look different at another value than the painting's.
  package func takesValue(of painting: SymbolPainting) -> Bool {
    guard configuration.value == nil else { return false }
    var painting = painting.applying(configuration)
    guard painting.variable == .draw else {
      return layers.contains { $0.variableThreshold != nil }
    }
    // All of its lines are drawn at 1.
    painting.value = 0
    return DrawnStrokes(self, painting) != nil
  }
}
