internal import CSymtextJPEG
internal import SymtextGraphics

/// Decodes JPEG images with libturbojpeg.
enum JPEGDecoder {
  /// Decodes an image and scales a large one down.
  /// - Parameter name: the name of the file in errors.
  /// - Throws: ``ImageError``.
  static func image(_ file: [UInt8], name: String) throws(ImageError) -> PixelImage {
    var message = [CChar](repeating: 0, count: Int(JPEG_MESSAGE_SIZE))
    var (width, height): (Int32, Int32) = (0, 0)
    let found = unsafe file.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return jpeg_failed }
      return unsafe jpeg_size(base, bytes.count, &width, &height, &message)
    }
    try check(found, message, name)
    try PixelImage.check(width: Int(width), height: Int(height), name: name)
    // The library halves a side at most three times.
    let factor = min(PixelImage.reduction(width: Int(width), height: Int(height)), 8)
    let (columns, rows) = (
      (Int(width) + factor - 1) / factor, (Int(height) + factor - 1) / factor
    )
    let size = 4 * columns * rows
    var outcome = jpeg_failed
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: size) { target, count in
      guard let target = target.baseAddress else { return }
      // Pixels missing from a truncated file must not expose this process's memory.
      unsafe target.update(repeating: 0, count: size)
      outcome = unsafe file.withUnsafeBufferPointer { bytes in
        guard let base = bytes.baseAddress else { return jpeg_failed }
        return unsafe jpeg_decode(base, bytes.count, width, height, Int32(factor), target, &message)
      }
      count = size
    }
    try check(outcome, message, name)
    return PixelImage(
      pixmap: Pixmap(width: columns, height: rows, pixels: pixels),
      reduction: Vector(Double(width) / Double(columns), Double(height) / Double(rows)))
  }

  private static func check(
    _ outcome: jpeg_outcome, _ message: [CChar], _ name: String
  ) throws(ImageError) {
    if outcome == jpeg_missing {
      throw ImageError(
        kind: .notInstalled,
        "\(name) is a JPEG image, but libturbojpeg is not installed: install the package libturbojpeg0 (Debian) or jpeg-turbo"
      )
    }
    guard outcome == jpeg_done else {
      let text = String(
        decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let reason = text.contains("Premature end") ? "it ends too early" : text
      throw ImageError(
        kind: .damaged,
        "\(name) is a damaged JPEG image: \(reason.isEmpty ? "it cannot be read" : reason); copy it again or export it anew"
      )
    }
  }
}
