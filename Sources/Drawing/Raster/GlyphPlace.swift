internal import SymtextGraphics

/// The snapped origin of a glyph in a picture: x on a quarter of a pixel, the baseline on a whole one.
struct GlyphPlace {
  /// Quarters of a pixel from the left edge.
  let quarters: Int
  /// Pixels from the upper edge.
  let row: Int

  /// - Parameter origin: in points, y down.
  /// - Returns: `nil` for an origin too far away to be visible.
  init?(_ origin: Point, pixelRatio: Double) {
    let x = origin.x * pixelRatio
    let y = (origin.y * pixelRatio).rounded()
    guard abs(x) < 1e9, abs(y) < 1e9 else { return nil }
    quarters = Int((x * 4).rounded())
    row = Int(y)
  }
}
