internal import SymtextImageFormats
internal import SymtextGraphics

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
    self.init(box: image.box, origin: image.origin, pixelRatio: pixelRatio)
  }

  /// Where a box, from its origin, is drawn: the origin on a quarter of a pixel along x and on a whole one along y.
  /// - Returns: `nil` when that is nothing, or so far out that it cannot be seen.
  init?(box: Rect, origin: Point, pixelRatio: Double) {
    let x = (origin.x * pixelRatio * 4).rounded() / 4
    let y = (origin.y * pixelRatio).rounded()
    self.init(
      Rect(
        minX: x + box.minX * pixelRatio, minY: y + box.minY * pixelRatio,
        maxX: x + box.maxX * pixelRatio, maxY: y + box.maxY * pixelRatio))
    // A side of whole pixels is put on whole ones, so that its ends stay sharp.
    if (right - left) % Self.unit == 0 { moveBy(Self.toWhole(left), 0) }
    if (bottom - top) % Self.unit == 0 { moveBy(0, Self.toWhole(top)) }
  }

  /// A box in pixels, with its sides where they are.
  /// - Returns: `nil` when it is nothing, or so far out that it cannot be seen.
  init?(_ box: Rect) {
    let sides = [box.minX, box.minY, box.maxX, box.maxY]
    // No number that is not finite is less.
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

  /// Where a map of pixels brings the box, when it is upright there and not mirrored; else `nil`.
  func mapped(by map: Affine) -> PixelBox? {
    guard map.b == 0, map.c == 0, map.a > 0, map.d > 0 else { return nil }
    return PixelBox(map * rect)
  }

  /// How far the nearest whole pixel is.
  private static func toWhole(_ units: Int) -> Int { whole(units + unit / 2) * unit - units }

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

  /// Moves the box, in parts of a pixel.
  mutating func moveBy(_ x: Int, _ y: Int) {
    left += x
    top += y
    right += x
    bottom += y
  }
}
