/// A frame of an animated PNG: what it changes of the picture before, compressed.
struct APNGFrame {
  /// What is changed.
  var box: PixelBox
  /// How long it is shown; 0 for a picture that is no part of the animation.
  var milliseconds: Int
  /// Whether it is drawn over what is there, so that transparent pixels change nothing; if not, its pixels take
  /// the place of those.
  var isOver = false
  /// Whether the box is transparent when the next frame is drawn.
  var isCleared = false
  /// The rows of the box, as a zlib stream.
  var stream: [UInt8]
  /// How it is said; one that a fraction can say, unless the frame is still the last one.
  var delay = FrameDelay(numerator: 0, denominator: 1000)
}
