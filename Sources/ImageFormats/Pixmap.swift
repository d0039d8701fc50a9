/// Pixels: red, green, blue and opacity, a byte each, premultiplied, rows from the top.
public struct Pixmap: Sendable {
  /// Pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// 4 · width · height bytes.
  public var pixels: [UInt8]

  /// The greatest number of pixels in a picture: 16,384 × 16,384.
  package static let mostPixels = 1 << 28

  /// Creates a pixmap from 4 · width · height bytes, premultiplied.
  package init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == 4 * width * height, "pixels have four bytes each")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Creates a pixmap with uninitialized pixels; paint all of them.
  /// - Throws: ``RenderingError`` if it has no pixels or too many.
  package init(unpaintedWidth width: Int, height: Int) throws(RenderingError) {
    try Self.check(width: width, height: height)
    self.init(width: width, height: height, pixels: Self.unpainted(4 * width * height))
  }

  /// - Throws: ``RenderingError`` if a picture has no pixels or too many.
  package static func check(width: Int, height: Int) throws(RenderingError) {
    guard width > 0, height > 0, width <= mostPixels, height <= mostPixels,
      width * height <= mostPixels
    else {
      throw RenderingError(
        "a picture cannot have \(width) × \(height) pixels; it must have 1 to \(mostPixels) pixels"
      )
    }
  }
}
