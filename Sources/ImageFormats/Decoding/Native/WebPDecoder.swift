internal import CSymtextWebP
internal import SymtextGraphics

/// Decodes still WebP images with libwebp.
enum WebPDecoder {
  /// The most pixels of an image that is compressed without loss: libwebp keeps four bytes of each.
  static let mostLosslessPixels = 40 << 20

  /// Returns the image; a large one is scaled down while it is read.
  /// - Parameter name: the name of the file in errors.
  /// - Throws: ``ImageError``.
  static func image(_ file: [UInt8], name: String) throws(ImageError) -> PixelImage {
    var (width, height): (Int32, Int32) = (0, 0)
    var (isAnimated, isLossless) = (false, false)
    let found = unsafe file.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return webp_failed }
      return unsafe webp_read_size(base, bytes.count, &width, &height, &isAnimated, &isLossless)
    }
    try check(found, name)
    guard !isAnimated else {
      throw ImageError(
        kind: .notAnImage,
        "\(name) is an animated WebP; only still images are supported, so extract a frame")
    }
    try PixelImage.check(width: Int(width), height: Int(height), name: name)
    if isLossless { try check(lossless: Int(width), Int(height), name: name) }
    let factor = PixelImage.reduction(width: Int(width), height: Int(height))
    let columns = (Int(width) + factor - 1) / factor
    let rows = (Int(height) + factor - 1) / factor
    let size = 4 * columns * rows
    var outcome = webp_failed
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: size) { target, count in
      guard let target = target.baseAddress else { return }
      unsafe target.update(repeating: 0, count: size)
      outcome = unsafe file.withUnsafeBufferPointer { bytes in
        guard let base = bytes.baseAddress else { return webp_failed }
        return unsafe webp_decode(
          base, bytes.count, Int32(columns), Int32(rows), target, factor > 1)
      }
      count = size
    }
    try check(outcome, name)
    guard factor > 1 else {
      return PixelImage(
        pixmap: Pixmap(width: columns, height: rows, unpremultiplied: pixels), density: nil)
    }
    return PixelImage(
      pixmap: Pixmap(width: columns, height: rows, pixels: pixels), density: nil,
      reduction: Vector(Double(width) / Double(columns), Double(height) / Double(rows)))
  }

  /// - Throws: ``ImageError`` if an image that is compressed without loss has too many pixels.
  static func check(lossless width: Int, _ height: Int, name: String) throws(ImageError) {
    guard width > mostLosslessPixels / height else { return }
    throw ImageError(
      kind: .tooLarge,
      "\(name) has \(width) × \(height) pixels, compressed without loss; at most \(mostLosslessPixels) of a WebP are read, so scale it down or convert it to PNG"
    )
  }

  private static func check(_ outcome: webp_outcome, _ name: String) throws(ImageError) {
    if outcome == webp_missing {
      throw ImageError(
        kind: .notInstalled,
        "\(name) is a WebP image, but libwebp is not installed: install the package libwebp7 (Debian) or webp"
      )
    }
    guard outcome == webp_done else {
      throw ImageError(
        kind: .damaged,
        "\(name) is a damaged WebP image: it cannot be decoded; copy it again or export it anew")
    }
  }
}
