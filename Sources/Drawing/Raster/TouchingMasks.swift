/// Glyphs of one run whose boxes overlap: one shape together.
struct TouchingMasks {
  private var masks: [PlacedMask] = []
  /// The columns of all of them.
  private var columns = 0..<0

  init() {}

  init(_ placed: PlacedMask) { _ = add(placed) }

  /// Adds a glyph.
  /// - Returns: `false` when it touches none of those that are there, and is left out.
  mutating func add(_ placed: PlacedMask) -> Bool {
    let new = placed.x..<placed.x + placed.mask.width
    guard masks.isEmpty || columns.overlaps(new) || new.isEmpty else { return false }
    if new.isEmpty { return true }
    columns =
      masks.isEmpty
      ? new
      : min(columns.lowerBound, new.lowerBound)..<max(columns.upperBound, new.upperBound)
    masks.append(placed)
    return true
  }

  /// Lays paint over what they cover.
  func draw(paint: PixelPaint, onto compositor: Compositor) {
    if masks.count > 1, let joined = PlacedMask.joined(masks) {
      compositor.mask(joined, paint: paint)
    } else {
      for placed in masks { compositor.mask(placed, paint: paint) }
    }
  }
}
