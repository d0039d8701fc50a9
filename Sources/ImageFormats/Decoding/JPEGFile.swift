internal import SymtextGraphics

/// The segments of a JPEG file outside the pixel data, which libturbojpeg decodes.
///
/// <https://www.w3.org/Graphics/JPEG/itu-t81.pdf> (Annex B)
package struct JPEGFile {
  private let bytes: [UInt8]
  private let name: String
  /// Pixels per point along x and y, from JFIF; `nil` if the file has no unit of length.
  private(set) var density: Vector?
  private(set) var orientation = ImageOrientation.upright

  package init(_ bytes: [UInt8], name: String) {
    (self.bytes, self.name) = (bytes, name)
    var offset = 2
    // A segment: 0xFF, its kind, its length including the two length bytes, and its content.
    while offset <= bytes.count - 4, bytes[offset] == 0xFF {
      let kind = bytes[offset + 1]
      // Fill bytes.
      if kind == 0xFF {
        offset += 1
        continue
      }
      let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
      // Pixel data follows the header of a scan.
      guard kind != 0xDA, kind != 0xD9, length >= 2, length <= bytes.count - offset - 2 else {
        break
      }
      let content = bytes[offset + 4..<offset + 2 + length]
      if kind == 0xE0, content.starts(with: "JFIF\0".utf8) { readDensity(content) }
      if kind == 0xE1, content.starts(with: "Exif\0\0".utf8) {
        orientation = ImageOrientation(exif: content.dropFirst(6))
      }
      offset += 2 + length
    }
  }

  /// Reads the fields after the name and the version: the unit (1 is an inch, 2 a centimetre) and dots per unit along x
  /// and y.
  private mutating func readDensity(_ content: ArraySlice<UInt8>) {
    let parts = Array(content.dropFirst(7).prefix(5)).map(Double.init)
    guard parts.count == 5, parts[0] == 1 || parts[0] == 2 else { return }
    let points = parts[0] == 1 ? 72.0 : 72 / 2.54
    let (x, y) = (parts[1] * 256 + parts[2], parts[3] * 256 + parts[4])
    if x > 0, y > 0 { density = Vector(x / points, y / points) }
  }

  /// - Throws: ``ImageError``.
  package func pixels() throws(ImageError) -> PixelImage {
    var image = try JPEGDecoder.image(bytes, name: name)
    image.density = density
    return image.turned(orientation)
  }
}
