/// A part of a picture, in whole pixels from its top left corner.
package struct PixelBox: Hashable, Sendable {
  package var (x, y): (Int, Int)
  /// At least one pixel.
  package var (width, height): (Int, Int)

  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The first pixel, for frames that change nothing.
  static let corner = PixelBox(x: 0, y: 0, width: 1, height: 1)

  var area: Int { width * height }
}
