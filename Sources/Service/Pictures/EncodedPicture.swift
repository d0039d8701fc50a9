package import SymtextSupport

/// A picture encoded as a file.
package struct EncodedPicture {
  package let file: LongBytes
  /// Its width and height in pixels; `nil` for a PDF.
  package let pixels: (width: Double, height: Double)?

  package init(_ file: LongBytes, pixels: (width: Double, height: Double)?) {
    self.file = file
    self.pixels = pixels
  }

  package init(bytes: [UInt8], pixels: (width: Double, height: Double)?) {
    self.init(LongBytes(bytes), pixels: pixels)
  }

  /// The file in one place.
  package var bytes: [UInt8] { file.bytes }
}
