/// A cache of glyph masks.
struct GlyphMasks {
  private var keys: [GlyphKey] = []
  private var masks: [GlyphMask] = []
  private var index = HashIndex()
  private var bytes = 0

  /// A cache beyond this is emptied.
  private static let mostBytes = 64 << 20

  subscript(key: GlyphKey) -> GlyphMask? {
    index.place(of: key.quickHash) { keys[$0] == key }.map { masks[$0] }
  }

  /// Adds the mask of a new key.
  mutating func add(_ mask: GlyphMask, of key: GlyphKey) {
    if bytes > Self.mostBytes { removeAll() }
    bytes += mask.coverage.count + 64
    index.add(keys.count, of: key.quickHash)
    keys.append(key)
    masks.append(mask)
  }

  mutating func removeAll() { self = GlyphMasks() }
}
