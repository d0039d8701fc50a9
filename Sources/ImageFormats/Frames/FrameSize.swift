/// The size that all frames of an animation have, in pixels.
struct FrameSize {
  let width: Int
  let height: Int

  /// All of a frame.
  var whole: PixelBox { PixelBox(x: 0, y: 0, width: width, height: height) }

  /// Sees that a picture has that size.
  /// - Parameter name: of the picture, in a sentence.
  /// - Throws: ``RenderingError`` when it has another.
  func check(_ picture: Pixmap, _ name: String) throws(RenderingError) {
    guard picture.width == width, picture.height == height, picture.hasAllPixels else {
      throw RenderingError(
        "\(name) has \(picture.width) × \(picture.height) pixels in \(picture.pixels.count) bytes; all frames have \(width) × \(height), of four bytes each"
      )
    }
  }
}
