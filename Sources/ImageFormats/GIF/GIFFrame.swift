/// A frame of a GIF: its changes to the picture before.
struct GIFFrame {
  /// The changed part.
  let box: PixelBox
  /// The duration, in hundredths of a second; 16 bits in the file.
  var hundredths: Int
  /// The frame's own colours, red in the lowest byte; empty if it uses the shared palette.
  var palette: [UInt32] = []
  /// The pixels before compression.
  var waiting: WaitingPixels?
  /// The compressed pixels.
  var picture = GIFPicture()

  /// The greatest delay of a frame: eleven minutes.
  static let mostHundredths = Int(UInt16.max)
}
