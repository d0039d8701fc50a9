/// A mask at a position in the picture.
struct PlacedMask {
  var mask: GlyphMask
  /// The column of its left edge.
  var x: Int
  /// The row of its upper edge.
  var y: Int
}
