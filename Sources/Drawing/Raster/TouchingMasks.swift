/// Glyphs of one run whose boxes overlap: one shape together.
///
/// Its memory serves one such group after the other.
struct TouchingMasks {
  private var masks: [PlacedMask] = []
  /// The columns of all of them.
  private var columns = 0..<0
  private var sum = CoverageSum()

  /// Adds a glyph.
  /// - Returns: `false` when it touches none of those that are there, and is left out.
  mutating func add(_ placed: PlacedMask) -> Bool {
    let new = placed.x..<placed.x + placed.mask.width
    if new.isEmpty { return true }
    if masks.isEmpty {
      columns = new
    } else {
      guard columns.overlaps(new) else { return false }
      columns =
        min(columns.lowerBound, new.lowerBound)..<max(columns.upperBound, new.upperBound)
    }
    masks.append(placed)
    return true
  }

  /// Lays paint over what they cover, once where they overlap, and forgets them.
  mutating func draw(paint: PixelPaint, onto compositor: Compositor) {
    if masks.count > 1, let joined = sum.joined(masks) {
      compositor.mask(joined, paint: paint)
    } else {
      for placed in masks { compositor.mask(placed, paint: paint) }
    }
    removeAll()
  }

  /// Forgets all glyphs.
  mutating func removeAll() { masks.removeAll(keepingCapacity: true) }
}
