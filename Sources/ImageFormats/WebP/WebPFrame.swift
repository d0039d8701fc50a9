/// A frame of an animated WebP: what it changes of the picture before, compressed.
struct WebPFrame {
  /// What is changed; left and top are even.
  var box: PixelBox
  /// How long it is shown; 24 bits of a file.
  var milliseconds: Int
  /// Whether it is drawn over what is there, so that transparent pixels change nothing; if not, its pixels take
  /// the place of those.
  var isOver = false
  /// Whether the box is transparent when the next frame is drawn.
  var isCleared = false
  /// The chunk with its pixels.
  var chunk: [UInt8]

  /// The longest time that a frame can be shown: four hours and a half.
  static let mostMilliseconds = 1 << 24 - 1
}
