internal import CSymtextWebP

/// Decodes still WebP images with libwebp.
enum WebPDecoder {
  /// - Parameter name: the name of the file in errors.
  /// - Throws: ``ImageError``.
  static func pixmap(_ file: [UInt8], name: String) throws(ImageError) -> Pixmap {
    var (width, height): (Int32, Int32) = (0, 0)
    var isAnimated = false
    let found = unsafe file.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return webp_failed }
      return unsafe webp_read_size(base, bytes.count, &width, &height, &isAnimated)
    }
    try check(found, name)
    guard !isAnimated else {
      throw ImageError(
        kind: .notAnImage,
        "\(name) is an animated WebP; only still images are supported, so extract a frame")
    }
    try PixelImage.check(width: Int(width), height: Int(height), name: name)
    let size = 4 * Int(width) * Int(height)
    var outcome = webp_failed
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: size) { target, count in
      guard let target = target.baseAddress else { return }
      unsafe target.update(repeating: 0, count: size)
      outcome = unsafe file.withUnsafeBufferPointer { bytes in
        guard let base = bytes.baseAddress else { return webp_failed }
        return unsafe webp_decode(base, bytes.count, width, height, target)
      }
      count = size
    }
    try check(outcome, name)
    return Pixmap(width: Int(width), height: Int(height), unpremultiplied: pixels)
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
