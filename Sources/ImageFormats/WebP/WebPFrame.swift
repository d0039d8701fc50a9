/// A frame of an animated WebP: its changes to the picture before, compressed.
struct WebPFrame {
  /// The changed part; left and top are even.
  var box: PixelBox
  /// The duration; 24 bits in the file.
  var milliseconds: Int
  /// Whether the frame is blended over the picture before, so that transparent pixels change nothing; otherwise its
  /// pixels replace the others.
  var isOver = false
  /// Whether the box is cleared before the next frame.
  var isCleared = false
  /// The chunk with its pixels.
  var chunk: [UInt8]

  /// The greatest duration of a frame: four and a half hours.
  static let mostMilliseconds = 1 << 24 - 1
}
