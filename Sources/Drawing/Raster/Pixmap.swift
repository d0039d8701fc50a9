internal import Colors

/// Pixels: red, green, blue and opacity, a byte each, premultiplied, rows from the top.
public struct Pixmap: Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// 4 · width · height bytes.
  public var pixels: [UInt8]

  /// The most pixels a picture may have: 16,384 × 16,384.
  static let mostPixels = 1 << 28

  /// Takes pixels: 4 · width · height bytes, premultiplied.
  package init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == 4 * width * height, "pixels have four bytes each")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// An empty picture of one colour.
  /// - Throws: ``RenderingError`` when it has no pixels or too many.
  init(width: Int, height: Int, color: Color?) throws(RenderingError) {
    guard width > 0, height > 0, width <= Self.mostPixels, height <= Self.mostPixels,
      width * height <= Self.mostPixels
    else {
      throw RenderingError(
        "a picture of \(width) × \(height) pixels cannot be made; there must be at least one pixel and at most \(Self.mostPixels)"
      )
    }
    self.width = width
    self.height = height
    pixels = [UInt8](repeating: 0, count: width * height * 4)
    if let color {
      let source = PremultipliedColor(color)
      for pixel in 0..<width * height {
        pixels[4 * pixel] = UInt8(source.red)
        pixels[4 * pixel + 1] = UInt8(source.green)
        pixels[4 * pixel + 2] = UInt8(source.blue)
        pixels[4 * pixel + 3] = UInt8(source.alpha)
      }
    }
  }
}
