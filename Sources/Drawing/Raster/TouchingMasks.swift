/// Glyphs of one run whose columns overlap, drawn as one shape.
///
/// Reuses its memory.
struct TouchingMasks {
  private var masks: [PlacedMask] = []
  /// The columns of all masks.
  private var columns = 0..<0
  private var sum = CoverageSum()

  /// Adds a glyph.
  /// - Returns: `false` when it does not touch the others; it is not added then.
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

  /// Paints all masks, overlaps once, and removes them.
  mutating func draw(paint: PixelPaint, onto compositor: Compositor) {
    if masks.count > 1, let joined = sum.joined(masks) {
      compositor.mask(joined, paint: paint)
    } else {
      for placed in masks { compositor.mask(placed, paint: paint) }
    }
    removeAll()
  }

  mutating func removeAll() { masks.removeAll(keepingCapacity: true) }
}
