/// The compressed pixels of a frame.
struct GIFPicture {
  /// The number of bits of a palette index.
  var bits = 2
  /// The transparent index.
  var transparent: UInt8?
  var stream: [UInt8] = []
}
