internal import SymtextSymbols
internal import SymtextGraphics

extension Symbol {
  /// The layers painted in one colour, back to front; empty for fewer than two, because a symbol is then its own layer.
  package var paintedLayers: [Int] {
    let painted = layers.indices.filter { layers[$0].isInMonochrome }
    return painted.count > 1 ? painted : []
  }

  /// Whether a layer has a colour other than the text's.
  var hasColors: Bool { layers.contains { $0.color.map { $0 != .tintColor } ?? false } }

  /// Returns the layers painted in a mode, back to front.
  func layersPainted(in mode: ClearingModes) -> [Int] {
    layers.indices.filter { layers[$0].clears.isDisjoint(with: mode) }
  }

  /// Whether clearing in a mode reaches a layer at some weight, as far as bounds show.
  /// - Parameters:
  ///   - mode: One of the modes.
  ///   - outlines: The outlines of the layer and all in front of it, on the drawing grid.
  ///   - halfWidth: Half the width of the widest pen.
  func isCleared(
    _ index: Int, in mode: ClearingModes, outlines: [VariableOutline], halfWidth: Double
  ) -> Bool {
    func box(_ outline: VariableOutline) -> Rect? { outline.path(halfWidth: halfWidth).bounds }
    guard let own = outlines.first.flatMap(box) else { return false }
    return zip(layers[index...], outlines).dropFirst().contains { layer, outline in
      layer.clears.contains(mode) && box(outline)?.intersects(own) ?? false
    }
  }

  /// Returns the steps that draw one layer, and clear the shapes of later layers in a mode.
  /// - Parameter drawn: The outlines that replace strokes, for each layer.
  func steps(
    ofLayer index: Int, in mode: ClearingModes, drawn: [[VariableOutline]]
  ) -> [SymbolStrokes.Step] {
    var clearing = SymbolStrokes.Step(clears: true, strokes: [])
    for (layer, drawn) in zip(layers, drawn).dropFirst(index + 1) where layer.clears.contains(mode)
    {
      clearing.strokes += layer.strokes
      clearing.drawn += drawn
    }
    return [
      .init(clears: false, strokes: layers[index].strokes, drawn: drawn[index]), clearing,
    ]
  }
}
