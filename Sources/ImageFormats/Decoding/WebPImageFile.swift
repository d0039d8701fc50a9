/// The chunks of a WebP file outside the pixel data, which libwebp decodes.
///
/// <https://developers.google.com/speed/webp/docs/riff_container>
package struct WebPImageFile {
  private let bytes: [UInt8]
  private let name: String
  private(set) var orientation = ImageOrientation.upright

  package init(_ bytes: [UInt8], name: String) {
    (self.bytes, self.name) = (bytes, name)
    var offset = 12
    // A chunk: its name, its length, its content, and a padding byte if the length is odd.
    while offset <= bytes.count - 8 {
      let length = bytes[offset + 4..<offset + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - offset - 8 else { break }
      if bytes[offset..<offset + 4].elementsEqual("EXIF".utf8) {
        var block = bytes[offset + 8..<offset + 8 + length]
        if block.starts(with: "Exif\0\0".utf8) { block = block.dropFirst(6) }
        orientation = ImageOrientation(exif: block)
      }
      offset += 8 + length + length % 2
    }
  }

  /// - Throws: ``ImageError``.
  package func pixels() throws(ImageError) -> PixelImage {
    try WebPDecoder.image(bytes, name: name).turned(orientation)
  }
}
