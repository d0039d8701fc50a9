internal import SymtextImageFormats
internal import SymtextGraphics

/// A box in 64ths of a pixel.
struct PixelBox: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  /// The resolution: parts per pixel.
  static let unit = 64

  /// The snapped box of an image: its origin on a quarter of a pixel along x, on a whole pixel along y.
  /// - Returns: `nil` when the box is empty or too far away to be visible.
  init?(_ image: PlacedImage, pixelRatio: Double) {
    self.init(box: image.box, origin: image.origin, pixelRatio: pixelRatio)
  }

  /// The snapped box from an origin: the origin on a quarter of a pixel along x, on a whole pixel along y.
  /// - Returns: `nil` when the box is empty or too far away to be visible.
  init?(box: Rect, origin: Point, pixelRatio: Double) {
    let x = (origin.x * pixelRatio * 4).rounded() / 4
    let y = (origin.y * pixelRatio).rounded()
    self.init(
      Rect(
        minX: x + box.minX * pixelRatio, minY: y + box.minY * pixelRatio,
        maxX: x + box.maxX * pixelRatio, maxY: y + box.maxY * pixelRatio))
    // A side of a whole number of pixels starts on a whole pixel, so that its ends stay sharp.
    if (right - left) % Self.unit == 0 { moveBy(Self.toWhole(left), 0) }
    if (bottom - top) % Self.unit == 0 { moveBy(0, Self.toWhole(top)) }
  }

  /// A box in pixels, without snapping.
  /// - Returns: `nil` when it is empty or too far away to be visible.
  init?(_ box: Rect) {
    let sides = [box.minX, box.minY, box.maxX, box.maxY]
    // Rejects NaN and infinities, too.
    guard sides.allSatisfy({ abs($0) < 1e9 }) else { return nil }
    let units = sides.map { Int(($0 * Double(Self.unit)).rounded()) }
    (left, top, right, bottom) = (units[0], units[1], units[2], units[3])
    guard left < right, top < bottom else { return nil }
  }

  /// A box of whole pixels from the upper left corner.
  init(width: Int, height: Int) {
    (left, top, right, bottom) = (0, 0, width * Self.unit, height * Self.unit)
  }

  /// The box in pixels.
  var rect: Rect {
    let unit = Double(Self.unit)
    return Rect(
      minX: Double(left) / unit, minY: Double(top) / unit, maxX: Double(right) / unit,
      maxY: Double(bottom) / unit)
  }

  /// Returns the box under a map of pixels; `nil` when the map rotates, skews or mirrors.
  func mapped(by map: Affine) -> PixelBox? {
    guard map.b == 0, map.c == 0, map.a > 0, map.d > 0 else { return nil }
    return PixelBox(map * rect)
  }

  /// Returns the distance to the nearest whole pixel.
  private static func toWhole(_ units: Int) -> Int { whole(units + unit / 2) * unit - units }

  /// Returns the pixel that contains a position, rounding down.
  private static func whole(_ units: Int) -> Int { units >> 6 }

  /// The columns of pixels that the box touches.
  var columns: Range<Int> { Self.whole(left)..<Self.whole(right + Self.unit - 1) }
  /// The rows of pixels that the box touches.
  var rows: Range<Int> { Self.whole(top)..<Self.whole(bottom + Self.unit - 1) }

  /// Whether the box has the size of a pixmap and lies on whole pixels.
  func coincides(with pixmap: Pixmap) -> Bool {
    left % Self.unit == 0 && top % Self.unit == 0 && right - left == pixmap.width * Self.unit
      && bottom - top == pixmap.height * Self.unit
  }

  /// Moves the box by 64ths of a pixel.
  mutating func moveBy(_ x: Int, _ y: Int) {
    left += x
    top += y
    right += x
    bottom += y
  }
}
