/// A frame of a GIF: what it changes of the picture before.
struct GIFFrame {
  /// What is changed.
  let box: PixelBox
  /// How long it is shown, in hundredths of a second; 16 bits of a file.
  var hundredths: Int
  /// Its own colours, red in the lowest byte; empty where it has those of all.
  var palette: [UInt32] = []
  /// As long as it is not compressed.
  var waiting: WaitingPixels?
  /// What it is when it is compressed.
  var picture = GIFPicture()

  /// The longest time that a frame can be shown: eleven minutes.
  static let mostHundredths = Int(UInt16.max)
}
