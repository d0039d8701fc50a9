/// Pixels of a frame, compressed.
struct GIFPicture {
  /// How many bits say the numbers of colours.
  var bits = 2
  /// The number that is transparent.
  var transparent: UInt8?
  var stream: [UInt8] = []
}
