internal import Geometry

/// A box in 64ths of a pixel.
struct PixelBox: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  /// The parts of a pixel that are told apart.
  static let unit = 64

  /// Where an image is drawn: its origin on a quarter of a pixel along x and on a whole one along y.
  /// - Returns: `nil` when that is nothing, or so far out that it cannot be seen.
  init?(_ image: PlacedImage, pixelRatio: Double) {
    let x = (image.origin.x * pixelRatio * 4).rounded() / 4
    let y = (image.origin.y * pixelRatio).rounded()
    let sides = [
      x + image.box.minX * pixelRatio, y + image.box.minY * pixelRatio,
      x + image.box.maxX * pixelRatio, y + image.box.maxY * pixelRatio,
    ]
    // No number that is not finite is less.
    guard sides.allSatisfy({ abs($0) < 1e9 }) else { return nil }
    let units = sides.map { Int(($0 * Double(Self.unit)).rounded()) }
    (left, top, right, bottom) = (units[0], units[1], units[2], units[3])
    guard left < right, top < bottom else { return nil }
    let pixmap = image.bitmap.pixmap
    if right - left == pixmap.width * Self.unit, bottom - top == pixmap.height * Self.unit {
      self = movedBy(
        Self.whole(left + Self.unit / 2) * Self.unit - left,
        Self.whole(top + Self.unit / 2) * Self.unit - top)
    }
  }

  /// The whole pixels below a number of parts.
  private static func whole(_ units: Int) -> Int { units >> 6 }

  /// The columns of pixels that it touches.
  var columns: Range<Int> { Self.whole(left)..<Self.whole(right + Self.unit - 1) }
  /// The rows of pixels that it touches.
  var rows: Range<Int> { Self.whole(top)..<Self.whole(bottom + Self.unit - 1) }

  /// Whether it is as large as some pixels and lies on whole ones.
  func coincides(with pixmap: Pixmap) -> Bool {
    left % Self.unit == 0 && top % Self.unit == 0 && right - left == pixmap.width * Self.unit
      && bottom - top == pixmap.height * Self.unit
  }

  /// The same box elsewhere, in parts of a pixel.
  func movedBy(_ x: Int, _ y: Int) -> PixelBox {
    var box = self
    box.left += x
    box.top += y
    box.right += x
    box.bottom += y
    return box
  }
}
