/// The bounds of an outline, in font units, y up.
package struct GlyphBounds: Hashable, Sendable {
  package var minX: Int
  package var minY: Int
  package var maxX: Int
  package var maxY: Int

  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Returns the bounds of both, if there are any.
  package static func union(_ a: GlyphBounds?, _ b: GlyphBounds?) -> GlyphBounds? {
    guard let a, let b else { return a ?? b }
    return GlyphBounds(
      minX: min(a.minX, b.minX), minY: min(a.minY, b.minY), maxX: max(a.maxX, b.maxX),
      maxY: max(a.maxY, b.maxY))
  }
}
