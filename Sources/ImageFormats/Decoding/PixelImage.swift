package import SymtextGraphics

/// The pixels of an image file, upright, and how many of them make a point.
package struct PixelImage {
  package var pixmap: Pixmap
  /// Pixels per point along x and y; `nil` when the file says nothing.
  package var density: Vector?

  /// The most pixels that are read, as of PNG.
  package static let mostPixels = 64 << 20

  /// - Throws: ``ImageError`` when there are too many.
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

  /// The same turned as a file's orientation says, its density with it.
  func turned(_ orientation: ImageOrientation) -> PixelImage {
    guard orientation != .upright else { return self }
    let density = density.map { orientation.isOnItsSide ? Vector($0.y, $0.x) : $0 }
    return PixelImage(pixmap: orientation.upright(pixmap), density: density)
  }
}
