/// A part of a picture, in whole pixels from its top left corner.
struct PixelBox: Hashable {
  var (x, y): (Int, Int)
  /// At least one pixel.
  var (width, height): (Int, Int)

  /// The first pixel, for frames that change nothing.
  static let corner = PixelBox(x: 0, y: 0, width: 1, height: 1)

  var area: Int { width * height }
}
