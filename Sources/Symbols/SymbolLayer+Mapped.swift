package import SymtextGraphics

extension [SymbolLayer] {
  /// Returns the layers and the centres about which they turn transformed, with other pens.
  /// - Parameter map: from the drawing grid to itself.
  package func mapped(_ map: Affine, pen: (Pen) -> Pen) -> [SymbolLayer] {
    self.map { layer in
      var layer = layer
      layer.shapes = layer.shapes.map { shape in
        var shape = shape
        shape.path = shape.path.transformed(by: map)
        shape.masters = shape.masters?.transformed(by: map)
        shape.pen = pen(shape.pen)
        shape.style = shape.style.mapped(by: map)
        return shape
      }
      layer.motion.anchor = layer.motion.anchor.map { map * $0 }
      layer.weights = layer.weights.mapped(by: map)
      return layer
    }
  }
}
