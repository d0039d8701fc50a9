internal import SymtextSymbols
internal import SymtextGraphics

extension Symbol {
  /// The layers that are painted where there is one colour, from back to front; none where a symbol has
  /// fewer than two of them, as it is its only layer then.
  package var paintedLayers: [Int] {
    let painted = layers.indices.filter { layers[$0].isInMonochrome }
    return painted.count > 1 ? painted : []
  }

  /// Whether something of it has a colour other than the text's.
  var hasColors: Bool { layers.contains { $0.color.map { $0 != .tintColor } ?? false } }

  /// The layers that are painted in a mode, from back to front.
  func layersPainted(in mode: ClearingModes) -> [Int] {
    layers.indices.filter { layers[$0].clears.isDisjoint(with: mode) }
  }

  /// Whether what clears in a mode reaches a layer at some weight, as far as boxes say.
  /// - Parameters:
  ///   - mode: one of the modes.
  ///   - outlines: of the layer and all before it, on the drawing grid.
  ///   - halfWidth: of the widest pen.
  func isCleared(
    _ index: Int, in mode: ClearingModes, outlines: [VariableOutline], halfWidth: Double
  ) -> Bool {
    func box(_ outline: VariableOutline) -> Rect? { outline.path(halfWidth: halfWidth).bounds }
    guard let own = outlines.first.flatMap(box) else { return false }
    return zip(layers[index...], outlines).dropFirst().contains { layer, outline in
      layer.clears.contains(mode) && box(outline)?.intersects(own) ?? false
    }
  }

  /// The steps that draw one layer, and take away what later layers clear in a mode.
  /// - Parameter drawn: the outlines that stand in place of strokes, of each layer.
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
