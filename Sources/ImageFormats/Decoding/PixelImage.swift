package import SymtextGraphics

/// The pixels of an image file, upright, with their density.
package struct PixelImage {
  package var pixmap: Pixmap
  /// Pixels per point along x and y; `nil` if the file does not specify it.
  package var density: Vector?

  /// The pixels of the file along x and y for each one of ``pixmap``, which a large image has less of.
  package var reduction = Vector(1, 1)

  /// The number of pixels of an image beyond which it is scaled down while it is read.
  package static let mostKeptPixels = 16 << 20

  /// Returns the number of pixels of a file, along x and y, that become one when it is read: a power of two.
  package static func reduction(width: Int, height: Int) -> Int {
    var factor = 1
    while factor < 256,
      ((width + factor - 1) / factor) * ((height + factor - 1) / factor) > mostKeptPixels
    { factor *= 2 }
    return factor
  }

  /// The greatest number of pixels, the same as for PNG.
  package static let mostPixels = 64 << 20

  /// - Throws: ``ImageError`` if the image has no pixels or too many.
  package static func check(width: Int, height: Int, name: String) throws(ImageError) {
    guard width > 0, height > 0 else {
      throw ImageError(kind: .damaged, "\(name) has no pixels; export it anew")
    }
    guard width <= mostPixels / height else {
      throw ImageError(
        kind: .tooLarge,
        "\(name) has \(width) × \(height) pixels; at most \(mostPixels) are read, so scale it down")
    }
  }

  /// Returns the image and its density turned by a file's orientation.
  func turned(_ orientation: ImageOrientation) -> PixelImage {
    guard orientation != .upright else { return self }
    let density = density.map { orientation.isOnItsSide ? Vector($0.y, $0.x) : $0 }
    let reduction = orientation.isOnItsSide ? Vector(reduction.y, reduction.x) : reduction
    return PixelImage(
      pixmap: orientation.upright(pixmap), density: density, reduction: reduction)
  }
}
