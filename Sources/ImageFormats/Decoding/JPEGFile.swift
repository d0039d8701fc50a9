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
  /// The coefficients of all components, which libjpeg keeps if the file is progressive or has a scan for each
  /// component.
  private var coefficients = 0
  private var componentCount = 0
  private var isProgressive = false
  private var isInScans = false

  /// The most coefficients that are kept, of two bytes each.
  package static let mostCoefficients = 80 << 20

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
      if kind == 0xDA, offset + 4 < bytes.count {
        isInScans = isProgressive || Int(bytes[offset + 4]) < componentCount
      }
      // Pixel data follows the header of a scan.
      guard kind != 0xDA, kind != 0xD9, length >= 2, length <= bytes.count - offset - 2 else {
        break
      }
      let content = bytes[offset + 4..<offset + 2 + length]
      if kind == 0xE0, content.starts(with: "JFIF\0".utf8) { readDensity(content) }
      if kind == 0xE1, content.starts(with: "Exif\0\0".utf8) {
        orientation = ImageOrientation(exif: content.dropFirst(6))
      }
      // A frame: all but the tables of Huffman codes and arithmetic coding, and extensions.
      if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
        isProgressive = kind & 3 == 2
        readFrame(content)
      }
      offset += 2 + length
    }
  }

  /// Reads the size and the sampling of the components: precision, height, width, their number, and three bytes of each.
  private mutating func readFrame(_ content: ArraySlice<UInt8>) {
    let bytes = Array(content)
    guard bytes.count >= 6 else { return }
    let (height, width) = (Int(bytes[1]) << 8 | Int(bytes[2]), Int(bytes[3]) << 8 | Int(bytes[4]))
    componentCount = Int(bytes[5])
    let samples = stride(from: 7, to: min(bytes.count, 6 + 3 * componentCount), by: 3).map {
      (Int(bytes[$0] >> 4), Int(bytes[$0] & 15))
    }
    let (across, down) = (samples.map(\.0).max() ?? 1, samples.map(\.1).max() ?? 1)
    guard across > 0, down > 0 else { return }
    coefficients = samples.reduce(0) { sum, sample in
      let columns = (width * sample.0 + 8 * across - 1) / (8 * across)
      let rows = (height * sample.1 + 8 * down - 1) / (8 * down)
      return sum + 64 * columns * rows
    }
  }

  /// - Throws: ``ImageError`` if an image whose coefficients are kept has too many.
  static func check(coefficients count: Int, name: String) throws(ImageError) {
    guard count > mostCoefficients else { return }
    throw ImageError(
      kind: .tooLarge,
      "\(name) has \(count) coefficients in several scans; at most \(mostCoefficients) are read, so scale it down or save it as baseline JPEG"
    )
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
    if isInScans { try Self.check(coefficients: coefficients, name: name) }
    var image = try JPEGDecoder.image(bytes, name: name)
    image.density = density
    return image.turned(orientation)
  }
}
