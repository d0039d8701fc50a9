internal import SymtextSymbols

internal import SymtextGraphics
internal import SymtextFontGlyphs

/// The effect of a common painting on a single symbol.
extension ResolvedSymbol {
  /// Returns a painting with the symbol's own configuration on top.
  ///
  /// Where neither says how a value is shown, the symbol's annotation does.
  package func painting(of common: SymbolPainting) -> SymbolPainting {
    var painting = common.applying(configuration)
    if painting.layers.variable == nil, let record {
      painting.layers.variable = record.font.motion(of: record.index).drawsValue.map {
        $0 ? .draw : .color
      }
    }
    return painting
  }

  /// Whether the painting's palette colours the symbol.
  package func takesPalette(of painting: SymbolPainting) -> Bool {
    guard configuration.layers.palette.isEmpty, configuration.layers.color == nil, !layers.isEmpty
    else {
      return false
    }
    return SymbolPainter(self.painting(of: painting), tint: .black).mode(of: self) == .palette
  }

  /// Whether any part of the symbol takes the text colour.
  package func takesTextColor(of painting: SymbolPainting) -> Bool {
    guard configuration.layers.color == nil else { return false }
    guard !layers.isEmpty else { return true }
    let painting = self.painting(of: painting)
    switch SymbolPainter(painting, tint: .black).mode(of: self) {
    case .palette: return painting.layers.palette.contains(.tint)
    case .multicolor: return layers.contains { ($0.color ?? .tintColor) == .tintColor }
    default: return true
    }
  }

  /// Whether another value of the painting could change the symbol.
  package func takesValue(of painting: SymbolPainting) -> Bool {
    configuration.layers.value == nil && showsValue(of: painting)
  }

  /// Whether different values, its own or the painting's, change the symbol.
  package func showsValue(of painting: SymbolPainting) -> Bool {
    var painting = self.painting(of: painting)
    guard painting.variable == .draw else {
      let mode = shownMode(of: painting)
      return layers.contains { layer in
        guard layer.variableThreshold != nil, !layer.erases else { return false }
        return layer.clears(in: mode) || layer.opacity(in: mode) > 0
      }
    }
    // At 1, all lines are drawn.
    painting.layers.value = 0
    return DrawnStrokes(self, painting) != nil
  }

  /// Whether a filled shape keeps pens from drawing the symbol up to a value.
  package var isFilled: Bool { DrawnStrokes.isFilled(self) }

  /// Returns the mode in which a painting shows the symbol.
  package func shownMode(of painting: SymbolPainting) -> RenderingMode {
    SymbolPainter(self.painting(of: painting), tint: .black).modeAndTint(of: self).mode
  }

  /// Whether a layer of the symbol shows values in some mode.
  package var hasVariableLayers: Bool {
    layers.contains { $0.variableThreshold != nil && !$0.erases }
  }
}
