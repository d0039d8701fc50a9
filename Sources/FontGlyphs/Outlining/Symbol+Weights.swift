internal import SymtextSymbols
internal import SymtextGraphics

extension Symbol {
  /// Returns the symbol whose lines have the widths and places that its layers give them at some weights.
  /// - Parameter grid: Half the strokes of the weights.
  func changed(_ grid: WeightGrid) -> Symbol {
    guard layers.contains(where: { $0.weights != .none }) else { return self }
    var grid = grid
    grid.hasNineMasters = true
    var symbol = self
    for layer in layers.indices {
      for shape in layers[layer].shapes.indices where layers[layer].shapes[shape].masters == nil {
        symbol.layers[layer].shapes[shape].knots = layers[layer].weights.knots(
          layers[layer].shapes[shape].pen
        ) { grid.halfWidth($0) }
      }
    }
    return symbol
  }
}

extension Stroker.Stroke {
  /// Returns the stroke with a change of its layer.
  func changed(_ change: WeightChanges.Change) -> Stroker.Stroke {
    guard change != WeightChanges.Change() else { return self }
    var stroke = self
    stroke.path = path.transformed(by: .translation(change.shift.x, change.shift.y))
    stroke.pen = Pen(base: pen.base * change.stroke, factor: pen.factor * change.stroke)
    if let taper = pen.taper {
      stroke.pen.taper = Pen.Taper(start: taper.start * change.stroke, end: taper.end)
    }
    return stroke
  }
}
