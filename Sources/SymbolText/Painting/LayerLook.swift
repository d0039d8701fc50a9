internal import SymtextGraphics

/// The effect of a layer on the picture of its symbol.
enum LayerLook: Equatable {
  /// The layer is painted in a colour.
  case painted(Color)
  /// The layer clears the layers behind it; the colour of the layer on which it lies, or of the symbol.
  case cut(outOf: Color)
  /// The mode does not show the layer.
  case hidden
}
