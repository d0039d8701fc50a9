/// Masks of glyphs that have been drawn, by the keys of these.
struct GlyphMasks {
  private var keys: [GlyphKey] = []
  private var masks: [GlyphMask] = []
  private var index = HashIndex()
  private var bytes = 0

  /// When more is remembered, everything is forgotten.
  private static let mostBytes = 64 << 20

  subscript(key: GlyphKey) -> GlyphMask? {
    index.place(of: key.quickHash) { keys[$0] == key }.map { masks[$0] }
  }

  /// Adds the mask of a key that has none.
  mutating func add(_ mask: GlyphMask, of key: GlyphKey) {
    if bytes > Self.mostBytes { removeAll() }
    bytes += mask.coverage.count + 64
    index.add(keys.count, of: key.quickHash)
    keys.append(key)
    masks.append(mask)
  }

  /// Forgets all masks.
  mutating func removeAll() { self = GlyphMasks() }
}
