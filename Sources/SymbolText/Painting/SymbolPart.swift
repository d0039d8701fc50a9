/// A separately animated part of a symbol: a layer, or some contours of one.
package struct SymbolPart: Sendable {
  /// The index of the layer, back to front; 0 for a symbol without layers.
  package var layer: Int
  /// The contours of the layer's glyph that form the part, by index; `nil` for all.
  package var contours: [Int]?
  /// The lines by which pens draw the part; `nil` if there are none.
  package var lines: PartLines?

  /// Makes a part.
  package init(layer: Int, contours: [Int]? = nil) {
    self.layer = layer
    self.contours = contours
  }
}
