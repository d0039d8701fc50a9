/// A picture encoded as a file.
package struct EncodedPicture {
  package let bytes: [UInt8]
  /// Its width and height in pixels; `nil` for a PDF.
  package let pixels: (width: Double, height: Double)?

  package init(bytes: [UInt8], pixels: (width: Double, height: Double)?) {
    self.bytes = bytes
    self.pixels = pixels
  }
}
