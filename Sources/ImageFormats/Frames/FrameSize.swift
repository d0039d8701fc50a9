/// The size of all frames of an animation, in pixels.
struct FrameSize {
  let width: Int
  let height: Int

  /// The whole frame.
  var whole: PixelBox { PixelBox(x: 0, y: 0, width: width, height: height) }

  /// Checks that a picture has this size.
  /// - Parameter name: the name of the picture in a sentence.
  /// - Throws: ``RenderingError`` for a different size.
  func check(_ picture: Pixmap, _ name: String) throws(RenderingError) {
    guard picture.width == width, picture.height == height, picture.hasAllPixels else {
      throw RenderingError(
        "\(name) has \(picture.width) × \(picture.height) pixels in \(picture.pixels.count) bytes; every frame must have \(width) × \(height) pixels of four bytes"
      )
    }
  }
}

extension FrameSize {
  /// Creates the size of an animation.
  /// - Parameters:
  ///   - most: the greatest width or height.
  ///   - format: the name of the format in a sentence.
  ///   - plays: the number of plays, at most `mostPlays`.
  /// - Throws: ``RenderingError`` if there are no pixels, too many, or too many plays.
  init(
    width: Int, height: Int, most: Int = .max, format: String, plays: Int, mostPlays: Int
  ) throws(RenderingError) {
    try Pixmap.check(width: width, height: height)
    guard max(width, height) <= most else {
      throw RenderingError(
        "a \(format) cannot have \(width) × \(height) pixels; its width and height are at most \(most)"
      )
    }
    guard (0...mostPlays).contains(plays) else {
      throw RenderingError(
        "plays must be 0 (forever) to \(mostPlays), not \(plays)"
      )
    }
    (self.width, self.height) = (width, height)
  }
}
