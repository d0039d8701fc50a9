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

extension FrameSize {
  /// The size of an animation.
  /// - Parameters:
  ///   - most: how many pixels a row or a column has at most.
  ///   - format: in a sentence.
  ///   - plays: how often it is to be played, at most `mostPlays` times.
  /// - Throws: ``RenderingError`` when there are no pixels, too many, or too many plays.
  init(
    width: Int, height: Int, most: Int = .max, format: String, plays: Int, mostPlays: Int
  ) throws(RenderingError) {
    try Pixmap.check(width: width, height: height)
    guard max(width, height) <= most else {
      throw RenderingError(
        "a \(format) of \(width) × \(height) pixels cannot be made; it has at most \(most) in a row or a column"
      )
    }
    guard (0...mostPlays).contains(plays) else {
      throw RenderingError(
        "an animation cannot be played \(plays) times; it can be \(mostPlays) times, or for ever, which is 0"
      )
    }
    (self.width, self.height) = (width, height)
  }
}
