/// A part of a picture, in whole pixels from its top left corner.
struct PixelBox: Hashable {
  var (x, y): (Int, Int)
  /// One pixel at least.
  var (width, height): (Int, Int)

  var area: Int { width * height }
}
