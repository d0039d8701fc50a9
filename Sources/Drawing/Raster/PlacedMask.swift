/// A glyph's coverage at a place of the picture.
struct PlacedMask {
  var mask: GlyphMask
  /// The column of its left edge.
  var x: Int
  /// The row of its upper edge.
  var y: Int

  /// What some masks cover together: one shape, so their coverages add up, at most to everything.
  ///
  /// - Returns: `nil` when it would be very large.
  static func joined(_ masks: [PlacedMask]) -> PlacedMask? {
    guard let first = masks.first else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for placed in masks where placed.mask.width > 0 && placed.mask.height > 0 {
      left = min(left, placed.x)
      top = min(top, placed.y)
      right = max(right, placed.x + placed.mask.width)
      bottom = max(bottom, placed.y + placed.mask.height)
    }
    let (width, height) = (right - left, bottom - top)
    guard width <= mostSide, height <= mostSide else { return nil }
    var coverage = [UInt8](repeating: 0, count: width * height)
    for placed in masks {
      let mask = placed.mask
      for row in 0..<mask.height {
        let target = (row + placed.y - top) * width + placed.x - left
        let source = row * mask.width
        for column in 0..<mask.width {
          let sum = UInt16(coverage[target + column]) + UInt16(mask.coverage[source + column])
          coverage[target + column] = UInt8(min(sum, 255))
        }
      }
    }
    return PlacedMask(
      mask: GlyphMask(left: 0, top: 0, width: width, height: height, coverage: coverage), x: left,
      y: top)
  }

  private static let mostSide = 4096
}
