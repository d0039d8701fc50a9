/// What moves by itself of a symbol: a layer, or some contours of one.
package struct SymbolPart: Sendable {
  /// The layer's place, back to front; 0 of a symbol without layers.
  package var layer: Int
  /// Which contours of the layer's glyph it is, in the glyph's order; `nil` for all.
  package var contours: [Int]?
  /// How pens draw it; `nil` where none does.
  package var lines: PartLines?

  /// Makes a part.
  package init(layer: Int, contours: [Int]? = nil) {
    self.layer = layer
    self.contours = contours
  }
}
