/// The box around an outline, in font units, y up.
struct GlyphBounds: Hashable, Sendable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  /// The box around both, if there is any.
  static func union(_ a: GlyphBounds?, _ b: GlyphBounds?) -> GlyphBounds? {
    guard let a, let b else { return a ?? b }
    return GlyphBounds(
      minX: min(a.minX, b.minX), minY: min(a.minY, b.minY), maxX: max(a.maxX, b.maxX),
      maxY: max(a.maxY, b.maxY))
  }
}
