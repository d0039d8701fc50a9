/// A frame of an animated PNG: its changes to the picture before, compressed.
struct APNGFrame {
  /// The changed part.
  var box: PixelBox
  /// The duration; 0 for a picture that is not part of the animation.
  var milliseconds: Int
  /// Whether the frame is blended over the picture before, so that transparent pixels change nothing; otherwise its
  /// pixels replace the others.
  var isOver = false
  /// Whether the box is cleared before the next frame.
  var isCleared = false
  /// The rows of the box, as a zlib stream.
  var stream: [UInt8]
  /// The encoded delay; exact, unless the frame is still the last one.
  var delay = FrameDelay(numerator: 0, denominator: 1000)
}
