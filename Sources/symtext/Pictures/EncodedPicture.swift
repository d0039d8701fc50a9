/// A picture as the bytes of a file.
struct EncodedPicture {
  let bytes: [UInt8]
  /// Its width and height in pixels; in a PDF there are none.
  let pixels: (width: Double, height: Double)?
}
